import { boundsOfEdtf } from './edtf-bounds.js';
import type { Photo } from '../photo.js';

/** What the words of a date mean, and its days; null where that is not known. */
export type MeantDate = Pick<Photo, 'edtf' | 'earliest' | 'latest'> | null | undefined;

/**
 * The value of `<time datetime>`, which knows years, months and days only; null for any other date, and for one that an
 * archivist has given other days beside: “1905 (between 1904 and 1906)” is not the year 1905.
 */
export function timeValue(date: MeantDate): string | null {
  if (!date?.edtf || !/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(date.edtf)) return null;
  const read = boundsOfEdtf(date.edtf);
  return read?.earliest === date.earliest && read.latest === date.latest ? date.edtf : null;
}
