import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Language, languages } from '../../contract/languages.js';
import { Storage } from '../../platform/storage/storage.js';
import { PublicChanges } from '../../records/public-changes.js';
import { EntityRow } from '../entity.row.js';
import { type MeasuredAudio, measureAudio } from './measure-audio.js';
import type { StoredAudio } from './stored-audio.js';

/** Measures the audio guides of entities. Called by workers only. */
@Injectable()
export class EntityAudioService {
  private readonly logger = new Logger('Audio');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly publicChanges: PublicChanges,
  ) {}

  /** May run twice: measured guides are skipped. */
  async measure(entityId: number, signal?: AbortSignal): Promise<void> {
    const entity = await this.dataSource.manager.findOneBy(EntityRow, { id: entityId });
    for (const language of languages) {
      const audio = entity?.audio[language];
      if (!audio || audio.durationSeconds !== null) continue;
      const measured = await this.measureOne(audio, signal);
      signal?.throwIfAborted();
      if (measured) await this.save(entityId, language, audio, measured);
      else this.logger.warn(`the audio guide of entity ${entityId} (${language}) cannot be measured`);
    }
  }

  private measureOne({ sha256, type }: StoredAudio, signal?: AbortSignal): Promise<MeasuredAudio | null> {
    return this.storage.withOriginal(sha256, (path) => measureAudio(path, type, signal));
  }

  /** Only if the entity still has the measured file. A measurement is no edit, so it is not in the history. */
  private async save(
    entityId: number,
    language: Language,
    { sha256 }: StoredAudio,
    measured: MeasuredAudio,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `update entities set audio = jsonb_set(audio, array[$2::text], (audio -> $2::text) || $3::jsonb)
         where id = $1 and audio -> $2::text ->> 'sha256' = $4`,
        [entityId, language, JSON.stringify(measured), sha256],
      );
      this.publicChanges.publish({ kind: 'entity', id: entityId, cause: 'audio' }, tx);
    });
  }
}
