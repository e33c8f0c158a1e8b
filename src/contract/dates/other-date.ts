import type { HistoricalDate } from './historical-date.js';

/** What a further date of a photo is about: another exposure, a print, a publication, a copy. */
export const otherDateKinds = ['taken', 'printed', 'published', 'copied'] as const;
export type OtherDateKind = (typeof otherDateKinds)[number];

/** A date of a photo besides the one that lists and filters know: as written, in EDTF where it is understood, and its days. */
export interface OtherDate extends Pick<HistoricalDate, 'edtf' | 'earliest' | 'latest'> {
  kind: OtherDateKind;
  dateText: string;
}

/** As a request writes it: `edtf` follows from the words. Days, months or years that are given lead over what the words say. */
export type OtherDateFields = Pick<OtherDate, 'kind' | 'dateText'> & Partial<OtherDate>;
