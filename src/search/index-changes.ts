import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobOutbox } from '../jobs/job-outbox.js';
import { type ChangeReader, type PublicChange, PublicChanges } from '../records/public-changes.js';
import { type DocumentKind, documentKinds } from './search-document.js';

/** Enqueues the update of the search index for every record whose document a change makes old. */
@Injectable()
export class IndexChanges implements ChangeReader {
  constructor(
    changes: PublicChanges,
    private readonly jobOutbox: JobOutbox,
  ) {
    changes.register(this);
  }

  async read(changes: PublicChange[], tx: EntityManager): Promise<void> {
    const jobs = changes.filter(isInDocument).map(({ kind, id }) => ({
      kind: 'index' as const,
      subject: kind as DocumentKind,
      subjectId: id,
    }));
    if (jobs.length > 0) await this.jobOutbox.enqueue(jobs, tx);
  }
}

/** What search knows of a record says nothing of its images, sounds and annotations, and of an entity not which photos it has. */
const outsideOfDocuments: ReadonlySet<string> = new Set(['annotations', 'renditions', 'cover', 'audio', 'photos']);

const isInDocument = ({ kind, cause }: PublicChange): boolean =>
  (documentKinds as readonly string[]).includes(kind) && !outsideOfDocuments.has(cause);
