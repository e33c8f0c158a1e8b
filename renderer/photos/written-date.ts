import { boundsOfEdtf } from '../../src/contract/dates/edtf-bounds.js';
import { edtfOfBounds } from '../../src/contract/dates/edtf-of-bounds.js';
import { writeDate } from '../../src/contract/dates/write-date.js';
import { isAllInYears } from '../../src/contract/dates/years-of-date.js';
import type { Language } from '../../src/contract/languages.js';
import type { Photo } from '../../src/contract/photo.js';
import type { Translate } from '../i18n/translate.js';
import { type Dated, spanText } from './span-text.js';
import { yearText } from './year-text.js';

/** Longer ones do not fit on a card. */
const shortMax = 24;

/** What a badge says of a date without a certain year: “1920s”, “1905 or 1907”; else the years between which it lies. */
export function shortDate(photo: Dated, language: Language, t: Translate): string {
  const written = photo.edtf && !isAllInYears(photo.edtf) ? writeDate(photo.edtf, language, t) : null;
  return written && written.length <= shortMax ? written : spanText(photo, t);
}

/** The full date in words of the page; of a date in years as always. */
export function fullDate(
  photo: Dated & Pick<Photo, 'edtf' | 'earliest' | 'latest'>,
  language: Language,
  t: Translate,
): string {
  const { edtf } = photo;
  if (edtf === null || isAllInYears(edtf)) return yearText(photo, t);
  const written = writeDate(edtf, language, t) ?? yearText(photo, t);
  const given = givenBounds(photo);
  return given ? t('photo.dateBetween', { date: written, between: writeDate(given, language, t) ?? '' }) : written;
}

/** The days that an archivist has given, in EDTF, where the date alone would not say them. */
function givenBounds({ edtf, earliest, latest }: Pick<Photo, 'edtf' | 'earliest' | 'latest'>): string | null {
  const read = edtf && boundsOfEdtf(edtf);
  if (!read) return null;
  return read.earliest === earliest && read.latest === latest ? null : edtfOfBounds({ earliest, latest });
}
