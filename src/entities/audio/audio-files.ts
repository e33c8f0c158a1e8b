import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage.js';
import { audioNames, audioRenditionProfile, type StoredAudio } from './stored-audio.js';

/** The served copies of audio guides: the original file, unchanged. */
@Injectable()
export class AudioFiles {
  constructor(private readonly storage: Storage) {}

  /** Copies a stored original to the address of `audioAddress`. Idempotent. */
  async publish({ sha256, type }: Pick<StoredAudio, 'sha256' | 'type'>): Promise<void> {
    await this.storage.publish({ sha256, renditionProfile: audioRenditionProfile }, (directory) =>
      this.storage.withOriginal(sha256, (path) => copyFile(path, join(directory, audioNames[type]))),
    );
  }
}
