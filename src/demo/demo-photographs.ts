import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Storage } from '../platform/storage/storage.js';
import { type StoredOriginal, storeOriginals } from './demo-originals.js';

/** The originals of the photos: a folder of `<photo id>.avif`. */
@Injectable()
export class DemoPhotographs {
  private readonly logger = new Logger('Demo');

  constructor(private readonly storage: Storage) {}

  /** Stores the originals of these photos. The result has no entry for a photo without an original. */
  async store(photoIds: number[], folder: string): Promise<Map<number, StoredOriginal>> {
    const files = new Set(existsSync(folder) ? await readdir(folder) : []);
    const missing = photoIds.filter((id) => !files.has(fileOf(id)));
    if (missing.length > 0) this.logger.warn(`no original for the photos ${missing.join(', ')}: they are left out`);

    const present = new Map(photoIds.filter((id) => files.has(fileOf(id))).map((id) => [join(folder, fileOf(id)), id]));
    const stored = await storeOriginals(this.storage, [...present.keys()]);
    return new Map([...stored].map(([path, original]) => [present.get(path) as number, original]));
  }
}

const fileOf = (photoId: number): string => `${photoId}.avif`;
