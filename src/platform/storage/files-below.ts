import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The paths of the files in a folder and all folders in it; links are left out. `opendir` of Node 20 with `recursive` leaves out most
 * of the entries of folders that have more than 32.
 * @throws Error when the folder cannot be read
 */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  const folders: string[] = [];
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile()) yield path;
  }
  for (const each of folders) yield* filesBelow(each);
}
