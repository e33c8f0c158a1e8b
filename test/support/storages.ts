import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import type { Storage } from '../../src/platform/storage/storage.js';

/** An implementation of the storage, with what it writes to. */
export interface TestStorage {
  /** Of this machine, for files that a test makes itself. */
  folder: string;
  /** A storage without files. */
  empty(): Promise<Storage>;
  /** The names of all files that it has written, wherever. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

/** Every implementation of the storage: what one does the others must do. */
export const storages: { name: string; start(): Promise<TestStorage> }[] = [
  { name: 'the storage in a folder', start: async () => startFolder() },
];

function startFolder(): TestStorage {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-storage-'));
  const data = join(folder, 'data');
  return {
    folder,
    async empty() {
      rmSync(data, { recursive: true, force: true });
      return new FileSystemStorage(data);
    },
    names: async () => filesIn(data),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
