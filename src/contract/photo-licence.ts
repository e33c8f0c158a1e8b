import type { Photo } from './photo.js';

/** The licence of a photo: its own, else that of the archive for photos without one; null where neither is known. */
export const licenceOfPhoto = (
  { license }: Pick<Photo, 'license'>,
  { defaultLicense }: { defaultLicense: string | null },
): string | null => license?.trim() || defaultLicense?.trim() || null;
