import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage.js';
import { audioNames, audioRenditionProfile, type StoredAudio } from './stored-audio.js';

/** The served copies of audio guides: the original file, unchanged. */
@Injectable()
export class AudioFiles {
  constructor(private readonly storage: Storage) {}

  /** Copies a stored original to the address of `audioAddress`. Idempotent. */
  async publish({ sha256, type }: Pick<StoredAudio, 'sha256' | 'type'>): Promise<void> {
    await this.storage.publishOriginal({ sha256, renditionProfile: audioRenditionProfile }, [audioNames[type]]);
  }
}
