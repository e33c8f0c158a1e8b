import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';

/** A zip whose files can be read in any order. */
export interface OpenZip {
  entries: Entry[];
  read(entry: Entry): Promise<Readable>;
  close(): void;
}

const entriesMax = 1_000_000;

/** Opens a zip, also one of more than 4 GB. @throws Error when it is none, or has names that lead out of it */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, opened) => (error ? reject(error) : resolve(opened)));
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

const readEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > entriesMax) reject(new Error('The zip has too many files.'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
