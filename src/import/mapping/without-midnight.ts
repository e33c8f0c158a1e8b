/** A day at 0 o’clock, in which databases and spreadsheets keep days: `1912-06-12T00:00:00.000Z`, `6/12/1912 0:00`, `… 12:00:00 AM`. */
const midnight =
  /^(\d{4}[-/.]\d{2}[-/.]\d{2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})[T ](?:00?:00(?::00(?:[.,]0{1,9})?)?(?:Z|[+-]00:?00)?|12:00(?::00)? ?AM)$/i;
/** A year that a program took for a number with decimals. */
const decimalYear = /^(\d{4})\.0$/;

/** A date without the time of a day that nobody has stated. */
export const withoutMidnight = (text: string): string =>
  midnight.exec(text)?.[1] ?? decimalYear.exec(text)?.[1] ?? text;
