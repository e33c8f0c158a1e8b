import { openZip } from '../zip/open-zip.js';
import { isOfRecord } from './file-endings.js';
import type { Picture } from './picture-source.js';

/** The pictures and sounds of a zip, which are read from it one by one. Close it afterwards. */
export async function picturesOfZip(path: string): Promise<{ pictures: Picture[]; close(): void }> {
  const zip = await openZip(path);
  const pictures = zip.entries
    .filter(({ fileName }) => isOfRecord(fileName) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(fileName))
    .map((entry) => ({
      path: entry.fileName,
      open: () => zip.read(entry),
      findBytes: () => Promise.resolve(entry.uncompressedSize),
    }));
  return { pictures, close: () => zip.close() };
}
