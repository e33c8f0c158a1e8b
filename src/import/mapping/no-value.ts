import type { CellKind, Column } from '../../contract/exchange/column.js';

/**
 * What programs write where they have no value: databases, Python and R, and the errors of spreadsheets in the languages of ours.
 * Words of people, such as “s.d.”, are none of these.
 */
const noValues: ReadonlySet<string> = new Set(
  (
    'NULL null (null) \\N NaN nan <NA> NaT ' +
    '#N/A #REF! #VALUE! #NAME? #DIV/0! #NUM! #NULL! ' +
    '#N/D #RIF! #VALORE! #NOME? #NV #BEZUG! #WERT!'
  ).split(' '),
);

export const isNoValue = (text: string): boolean => noValues.has(text);

/** As a licence these say that none is known; as the text of another column they may be words of people. */
const noLicences: ReadonlySet<string> = new Set(['n/a', 'n.a.', 'na', 'none', 'nessuna', 'keine', 'n.d.', '-', '–']);

/** In place of a number, a day or the value of a list, these say that nobody knows it. */
const notKnown: ReadonlySet<string> = new Set(
  (
    'n/a,n.a.,na,none,n.d.,nd,n. d.,-,–,--,?,tbd,unknown,undated,not dated,no date,not known,not available,not recorded,' +
    's.d.,s. d.,sd,senza data,ignoto,ignota,sconosciuto,sconosciuta,non noto,non nota,nessuno,nessuna,' +
    'o.d.,o. d.,o.j.,o. j.,ohne datum,ohne jahr,undatiert,unbekannt,keine,keines,neznano,brez datuma'
  ).split(','),
);
const kindsWithoutWords: ReadonlySet<CellKind> = new Set(['integer', 'decimal', 'year', 'day', 'list']);

/** What databases write for a day that they do not know: `0`, `0000-00-00`, `  /  /    `. */
const noDay = /^[0\s/.:T-]+Z?$/;
export const isNoDay = (text: string): boolean => noDay.test(text);

/** Whether a text says that a column of the archive has no value. */
export const isNoValueOf = ({ name, kind, isDate }: Pick<Column, 'name' | 'kind' | 'isDate'>, text: string): boolean =>
  isNoValue(text) ||
  (name === 'license' && noLicences.has(text.toLowerCase())) ||
  (kindsWithoutWords.has(kind) && notKnown.has(text.toLowerCase())) ||
  ((isDate === true || kind === 'year' || kind === 'day') && isNoDay(text));
