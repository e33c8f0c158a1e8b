import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Storage } from '../platform/storage/storage.js';

/** An original that lies in the storage. */
export interface Plate {
  sha256: string;
  bytes: number;
}

/** Storing one waits for the disk most of the time. */
const atOnce = 8;

/** The painted pictures: a folder of `<photo id>.avif`. */
@Injectable()
export class DemoPlates {
  private readonly logger = new Logger('Demo');

  constructor(private readonly storage: Storage) {}

  /** Puts the plates of these photos into the storage. A photo without a plate is missing from the answer. */
  async keep(photoIds: number[], folder: string): Promise<Map<number, Plate>> {
    const files = new Set(existsSync(folder) ? await readdir(folder) : []);
    const missing = photoIds.filter((id) => !files.has(plateFile(id)));
    if (missing.length > 0) this.logger.warn(`no plate for the photos ${missing.join(', ')}: they are left out`);

    const kept = new Map<number, Plate>();
    const waiting = photoIds.filter((id) => files.has(plateFile(id))).values();
    const keepWaiting = async (): Promise<void> => {
      for (const id of waiting) kept.set(id, await this.keepOne(join(folder, plateFile(id))));
    };
    await Promise.all(Array.from({ length: atOnce }, keepWaiting));
    return kept;
  }

  private async keepOne(path: string): Promise<Plate> {
    const original = await this.storage.stage(createReadStream(path));
    await original.keep();
    return { sha256: original.sha256, bytes: original.bytes };
  }
}

const plateFile = (photoId: number): string => `${photoId}.avif`;
