import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fileListName } from './backup-names.js';
import { asDamage, type BackupStore } from './backup-store.js';
import { checkedStream } from './checked-stream.js';
import { type BackedUpFile, readManifest } from './manifest.js';

/** The files of a backup. @throws DamagedContent, at its end, for a list that is not the one that was written */
export async function* listFiles(store: BackupStore, backup: string): AsyncGenerator<BackedUpFile> {
  const { files } = await readManifest(store, backup);
  const name = fileListName(backup);
  const lines = createGunzip();
  try {
    const read = pipeline(await store.read(name), checkedStream(files, name), lines);
    // It is thrown by the lines, or below.
    read.catch(() => undefined);
    for await (const line of createInterface({ input: lines })) yield JSON.parse(line) as BackedUpFile;
    await read;
  } catch (error) {
    throw asDamage(error, name);
  }
}
