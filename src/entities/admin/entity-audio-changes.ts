import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { AdminEntityDetail } from '../../contract/entity.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';
import { lockContent } from '../../records/published-files.js';
import { AudioFiles } from '../audio/audio-files.js';
import type { ReceivedAudio, UploadedAudio } from '../audio/audio-upload.js';
import { audioAddress } from '../audio/stored-audio.js';
import { EntityChanges } from '../entity-changes.js';
import { AdminEntitiesService } from './admin-entities.service.js';

interface Guide {
  /** Of the entity. */
  id: number;
  language: Language;
}

/** Sets and removes audio guides, for administrators. */
@Injectable()
export class EntityAudioChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: EntityChanges,
    private readonly files: AudioFiles,
    private readonly entities: AdminEntitiesService,
  ) {}

  /**
   * Stores the file and makes it the guide of that language; its duration and waveform are measured in the background.
   * @throws DomainError audio_missing, entity_not_found
   */
  async set(guide: Guide, audio: UploadedAudio | undefined, viewer: Viewer): Promise<AdminEntityDetail> {
    if (!audio) throw new DomainError('audio_missing');
    const { received } = audio;
    try {
      await this.change(guide, received, viewer);
    } finally {
      await received.discard();
    }
    return this.entities.byId(guide);
  }

  /** Its file can be restored for 30 days. @throws DomainError entity_not_found */
  async remove(guide: Guide, viewer: Viewer): Promise<void> {
    await this.change(guide, null, viewer);
  }

  private async change({ id, language }: Guide, received: ReceivedAudio | null, viewer: Viewer): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const entity = await this.changes.findLocked(id, tx);
      if (!entity) throw new DomainError('entity_not_found');
      if (received) {
        await lockContent(received.sha256, tx);
        await received.store();
        await this.files.publish(received);
      }
      const address = received && audioAddress(received);
      const actor = { source: 'api', viewer };
      await this.changes.change(entity, { [localizedField('audioUrl', language)]: address }, actor, tx);
    });
  }
}
