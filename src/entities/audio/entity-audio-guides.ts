import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidField } from '../../contract/errors.js';
import { type Language, languages } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { Storage } from '../../platform/storage/storage.js';
import { PublishedFiles } from '../../records/published-files.js';
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
   * Follows changed addresses: their files are served, those of former addresses no longer, and new files are measured.
   * @param changed names of fields; those that are no address of a guide are ignored
   * @throws DomainError validation_failed, naming the address whose file is deleted by now
   */
  async follow(entity: EntityRow, changed: readonly string[], tx: EntityManager): Promise<void> {
    const moved = languages.filter((language) => changed.includes(localizedField('audioUrl', language)));
    if (moved.length === 0) return;
    const audio = Object.fromEntries(
      languages.flatMap((language) => {
        const stored = storedAudioAt(entity[localizedField('audioUrl', language)]);
        const known = entity.audio[language];
        if (!stored) return [];
        return [
          [language, known?.sha256 === stored.sha256 ? known : { ...stored, durationSeconds: null, peaks: null }],
        ];
      }),
    ) as StoredAudios;
    await this.use(entity.id, moved, audio, tx);
    await tx.update(EntityRow, { id: entity.id }, { audio });
    if (Object.values(audio).some(({ durationSeconds }) => durationSeconds === null))
      await this.jobOutbox.enqueue({ kind: 'waveform', subject: 'entity', subjectId: entity.id }, tx);
  }

  private async use(id: number, moved: Language[], audio: StoredAudios, tx: EntityManager): Promise<void> {
    const contents = Object.fromEntries(
      moved.map((language) => [audioRole(language), audio[language]?.sha256 ?? null]),
    );
    // Locks the contents first, so that none is deleted after it was looked for.
    await this.publishedFiles.use({ subject: 'entity', subjectId: id }, contents, tx);
    for (const language of moved) {
      const { sha256 } = audio[language] ?? {};
      if (sha256 && !(await this.storage.hasOriginal(sha256))) throw invalidField(localizedField('audioUrl', language));
    }
  }
}
