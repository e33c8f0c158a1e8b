import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobOutbox } from '../jobs/job-outbox.js';
import { type ChangeReader, type PublicChange, PublicChanges } from '../records/public-changes.js';
import { type DocumentKind, documentKinds } from './search-document.js';

/** Enqueues an update of the search index for every record whose document is outdated by a change. */
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

/** Documents hold no images or audio, and those of entities no photos. */
const outsideOfDocuments: ReadonlySet<string> = new Set(['renditions', 'cover', 'audio', 'relations', 'photos']);

const isInDocument = ({ kind, cause }: PublicChange): boolean =>
  (documentKinds as readonly string[]).includes(kind) && !outsideOfDocuments.has(cause);
