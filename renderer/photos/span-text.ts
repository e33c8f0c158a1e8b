import type { Photo } from '../../src/contract/photo.js';
import type { Translate } from '../i18n/translate.js';

export type Dated = Pick<Photo, 'year' | 'yearEstimated' | 'yearStart' | 'yearEnd'> & Partial<Pick<Photo, 'edtf'>>;

/** The years between which a photo was taken, in short; '' where none is known. */
export function spanText({ yearStart: from, yearEnd: to }: Pick<Dated, 'yearStart' | 'yearEnd'>, t: Translate): string {
  if (from === null) return to === null ? '' : t('photo.yearValue.until', { year: to });
  if (to === null) return t('photo.yearValue.since', { year: from });
  return from === to ? String(from) : `${from}–${to}`;
}

interface Span {
  yearStart: number;
  yearEnd: number;
}

/** Whether the first and the last year are recorded, and differ. */
export const isSpan = (dated: Pick<Dated, 'yearStart' | 'yearEnd'>): dated is Span =>
  dated.yearStart !== null && dated.yearEnd !== null && dated.yearStart !== dated.yearEnd;
