import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidField } from '../../contract/errors.js';
import { type Language, languages } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';
import type { Job } from '../../jobs/job.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { updateRows } from '../../platform/database/update-rows.js';
import { Storage } from '../../platform/storage/storage.js';
import { PublishedFiles } from '../../records/published-files.js';
import type { ChangedRow } from '../../records/record-description.js';
import { EntityRow } from '../entity.row.js';
import { audioRole, storedAudioAt, type StoredAudios } from './stored-audio.js';

/** What follows from the addresses of an entity's audio guides: which files are in use, and their measurements. */
@Injectable()
export class EntityAudioGuides {
  constructor(
    private readonly storage: Storage,
    private readonly publishedFiles: PublishedFiles,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /**
   * Follows changed addresses: their files are served, those of former addresses no longer, and new files are measured. A few
   * statements, however many entities they are.
   * @param changes each entity once, with the names of its fields; those that are no address of a guide are ignored
   * @throws DomainError validation_failed, naming the address whose file is deleted by now
   */
  async follow(changes: readonly ChangedRow<EntityRow>[], tx: EntityManager): Promise<void> {
    const guided = changes.flatMap(({ row, changed }): Guided[] => {
      const moved = languages.filter((language) => changed.includes(localizedField('audioUrl', language)));
      return moved.length > 0 ? [{ id: row.id, moved, audio: audioOf(row) }] : [];
    });
    if (guided.length === 0) return;
    await this.use(guided, tx);
    const updates = guided.map(({ id, audio }) => ({ id, after: { audio } }));
    await updateRows(EntityRow, updates, tx);
    const unmeasured = guided.filter(({ audio }) =>
      Object.values(audio).some(({ durationSeconds }) => durationSeconds === null),
    );
    const jobs = unmeasured.map(({ id }): Job => ({ kind: 'waveform', subject: 'entity', subjectId: id }));
    if (jobs.length > 0) await this.jobOutbox.enqueue(jobs, tx);
  }

  private async use(guided: readonly Guided[], tx: EntityManager): Promise<void> {
    const uses = guided.map(({ id, moved, audio }) => ({
      subject: 'entity' as const,
      subjectId: id,
      contents: Object.fromEntries(moved.map((language) => [audioRole(language), audio[language]?.sha256 ?? null])),
    }));
    // Locks the contents first, so that none is deleted after it was looked for.
    await this.publishedFiles.useMany(uses, tx);
    for (const { moved, audio } of guided)
      for (const language of moved) {
        const { sha256 } = audio[language] ?? {};
        if (sha256 && !(await this.storage.hasOriginal(sha256)))
          throw invalidField(localizedField('audioUrl', language));
      }
  }
}

/** An entity some of whose guides are others. */
interface Guided {
  id: number;
  moved: Language[];
  audio: StoredAudios;
}

/** The guides that the addresses of an entity name; those that it has had are measured already. */
const audioOf = (entity: EntityRow): StoredAudios =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const stored = storedAudioAt(entity[localizedField('audioUrl', language)]);
      const known = entity.audio[language];
      if (!stored) return [];
      return [[language, known?.sha256 === stored.sha256 ? known : { ...stored, durationSeconds: null, peaks: null }]];
    }),
  ) as StoredAudios;
