import type { OtherDate, OtherDateFields, OtherDateKind } from '../../../src/contract/dates/other-date.js';

/** A further date of a photo as it is typed. */
export interface TypedDate {
  /** Keeps the inputs of a date together while others are removed. */
  key: number;
  kind: OtherDateKind;
  dateText: string;
  earliest: string;
  latest: string;
}

export const typedDates = (dates: readonly OtherDate[]): TypedDate[] =>
  dates.map(({ kind, dateText, earliest, latest }, key) => ({
    key,
    kind,
    dateText,
    earliest: earliest ?? '',
    latest: latest ?? '',
  }));

export const withEmptyDate = (typed: readonly TypedDate[]): TypedDate[] => [
  ...typed,
  { key: Math.max(-1, ...typed.map(({ key }) => key)) + 1, kind: 'printed', dateText: '', earliest: '', latest: '' },
];

/** The typed dates for the API. */
export const otherDatesOf = (typed: readonly TypedDate[]): OtherDateFields[] =>
  typed.map(({ kind, dateText, earliest, latest }) => ({
    kind,
    dateText: dateText.trim(),
    earliest: earliest.trim() || null,
    latest: latest.trim() || null,
  }));
