import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { TableError } from '../reading/table-error.js';
import { type Entry, open, type ZipFile } from 'yauzl';
import { entryName } from './entry-name.js';

/** A zip whose files can be read in any order. */
export interface OpenZip {
  entries: Entry[];
  read(entry: Entry): Promise<Readable>;
  close(): void;
}

const entriesMax = 1_000_000;

/** Opens a zip, also one of more than 4 GB. @throws TableError when it is none, or has names that lead out of it */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(broken(error)) : resolve(opened),
    );
  });
  try {
    return {
      entries: await readEntries(zip),
      read: promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<Readable>,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const broken = (cause: Error): TableError => new TableError('zip_broken', {}, { cause });

const readEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', (error) => reject(broken(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entry.fileName = entryName(entry);
      entries.push(entry);
      if (entries.length > entriesMax) reject(broken(new Error('The zip has too many files.')));
      else zip.readEntry();
    });
    zip.readEntry();
  });
