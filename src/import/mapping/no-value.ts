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
