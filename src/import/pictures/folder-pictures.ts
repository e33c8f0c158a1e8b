import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { filesBelow } from '../../platform/storage/files-below.js';
import { isOfRecord } from './file-endings.js';
import type { Picture } from './picture-source.js';

/** The pictures and sounds of a folder with its folders. What is hidden, and what a link points at outside of it, is left out. */
export async function picturesOfFolder(folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for await (const path of filesBelow(folder)) {
    const inside = relative(folder, path).split(sep).join('/');
    if (!isOfRecord(inside) || /(?:^|\/)\./.test(inside)) continue;
    pictures.push({
      path: inside,
      open: () => Promise.resolve(createReadStream(path)),
      findBytes: async () => (await stat(path)).size,
    });
  }
  return pictures.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
