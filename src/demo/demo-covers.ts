import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Storage } from '../platform/storage/storage.js';
import { storeOriginals } from './demo-originals.js';

/** A default cover with its original in the storage. */
export interface DemoCover {
  entityTypeCode: string;
  sortOrder: number;
  sha256: string;
}

/** The default covers: a folder of `<type code>-<order>.avif`. */
@Injectable()
export class DemoCovers {
  constructor(private readonly storage: Storage) {}

  async store(folder: string): Promise<DemoCover[]> {
    const files = existsSync(folder) ? await readdir(folder) : [];
    const paths = files.filter((file) => coverName.test(file)).map((file) => join(folder, file));
    const originals = await storeOriginals(this.storage, paths);
    return paths.toSorted().map((path) => coverOf(basename(path), originals.get(path)?.sha256 ?? ''));
  }
}

const coverName = /^([a-z]+)-(\d)\.avif$/;

function coverOf(file: string, sha256: string): DemoCover {
  const [, entityTypeCode = '', order] = coverName.exec(file) ?? [];
  return { entityTypeCode, sortOrder: Number(order), sha256 };
}
