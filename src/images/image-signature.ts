import { open } from 'node:fs/promises';

export type ImageType =
  'image/jpeg' | 'image/png' | 'image/webp' | 'image/tiff' | 'image/avif' | 'image/heic' | 'image/jp2';

/** What the names of files of a type end in. */
export const imageEndings: Readonly<Record<ImageType, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/tiff': '.tif',
  'image/avif': '.avif',
  'image/heic': '.heic',
  'image/jp2': '.jp2',
};

/** The number of first bytes that are enough to detect the type. */
export const signatureBytes = 32;

const avifBrands = ['avif', 'avis'];
const heicBrands = ['heic', 'heix', 'heim', 'heis'];
/** A JP2 or JPX, and a codestream without a file format around it. */
const jpeg2000Signatures = ['\0\0\0\x0cjP  \r\n\x87\n', '\xff\x4f\xff\x51'];

/** The type of a file by its first bytes, not by its name; null for types that are not accepted. */
export function imageTypeOf(head: Buffer): ImageType | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  // Both byte orders, and BigTIFF for scans above 4 GB of raw data.
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((magic) => text.startsWith(magic))) return 'image/tiff';
  if (jpeg2000Signatures.some((signature) => text.startsWith(signature))) return 'image/jp2';
  if (isOfBrand(text, avifBrands)) return 'image/avif';
  return isOfBrand(text, heicBrands) ? 'image/heic' : null;
}

/** An ISO media file names its brand at byte 8 and compatible ones from byte 16 on. */
const isOfBrand = (text: string, brands: string[]): boolean =>
  text.slice(4, 8) === 'ftyp' && brands.some((brand) => text.slice(8, 12) === brand || text.indexOf(brand, 16) > 0);

/** The type of a file by its first bytes; null for types that are not accepted. */
export async function imageTypeOfFile(path: string): Promise<ImageType | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return imageTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
