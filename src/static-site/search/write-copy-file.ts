import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyCallback } from '../../contract/static-site/copied-record.js';

/**
 * Writes data as a script that hands it to the page: browsers load no JSON from a folder that is opened as a file.
 * @param name of the file without `.js`
 */
export async function writeCopyFile(folder: string, name: string, content: unknown): Promise<void> {
  const path = join(folder, `${name}.js`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${copyCallback}(${JSON.stringify(name)},${JSON.stringify(content)})\n`);
}
