import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage.js';
import { FileState } from '../renditions/file-state.js';
import { type ExpectedContent, ExpectedFiles } from './expected-files.js';
import { isIntact } from './is-intact.js';

/** What is not as the records say. */
export interface FileDifference {
  is: 'original_missing' | 'original_in_trash' | 'original_wrong_size' | 'original_changed' | 'served_missing';
  record: ExpectedContent['record'];
  id: number;
  sha256: string;
  /** Of a served file: `/uploads/…`. */
  address?: string;
}

/** Compares what is stored with what the records say. Changes nothing but the numbers that health and administration show. */
@Injectable()
export class StoredFilesCheck {
  constructor(
    private readonly expected: ExpectedFiles,
    private readonly storage: Storage,
    private readonly state: FileState,
  ) {}

  /** @param readsContents every original is read, and its content compared with its address: that takes long */
  async *findDifferences({ readsContents = false } = {}): AsyncGenerator<FileDifference> {
    const trashed = new Set<string>();
    for await (const { sha256 } of this.storage.listTrash()) trashed.add(sha256);
    const read = new Set<string>();
    const missing = { originals: 0, served: 0 };
    for await (const content of this.expected.list()) {
      const { record, id, sha256 } = content;
      const original = await this.differenceOfOriginal(content, trashed);
      if (original) missing.originals += 1;
      if (original) yield { is: original, record, id, sha256 };
      else if (readsContents && !read.has(sha256) && read.add(sha256) && !(await isIntact(sha256, this.storage)))
        yield { is: 'original_changed', record, id, sha256 };
      for (const address of await this.missingOf(content)) {
        missing.served += 1;
        yield { is: 'served_missing', record, id, sha256, address };
      }
    }
    await this.state.note(missing);
  }

  /** The same, of which only the numbers are kept. */
  async count(): Promise<void> {
    for await (const _ of this.findDifferences());
  }

  /** Addresses of served files that are not there, or empty. */
  async missingOf({ sha256, served }: ExpectedContent): Promise<string[]> {
    if (served === null || served.names.length === 0) return [];
    const { renditionProfile, names } = served;
    const addressOf = (name: string): string => `/uploads/${sha256}/${renditionProfile}/${name}`;
    // In a bucket one question for all of them, and not one for each.
    const stored = (await this.storage.listServedOf(sha256)).filter(({ bytes }) => bytes > 0);
    const there = new Set(stored.map((file) => `${file.renditionProfile}/${file.name}`));
    return names.filter((name) => !there.has(`${renditionProfile}/${name}`)).map(addressOf);
  }

  private async differenceOfOriginal(
    { sha256, bytes }: ExpectedContent,
    trashed: Set<string>,
  ): Promise<FileDifference['is'] | null> {
    const size = await this.storage.findOriginalSize(sha256);
    if (size === null) return trashed.has(sha256) ? 'original_in_trash' : 'original_missing';
    return bytes !== null && size !== bytes ? 'original_wrong_size' : null;
  }
}
