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

/** Whether a text says that a column of the archive has no value: of a date, also the year 0, which databases have for an unknown one. */
export const isNoValueOf = (column: string, text: string): boolean =>
  isNoValue(text) ||
  (column === 'license' && noLicences.has(text.toLowerCase())) ||
  (/^(?:dateText_|year)/.test(column) && /^0+$/.test(text));
