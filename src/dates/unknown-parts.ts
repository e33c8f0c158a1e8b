/** How databases and forms write a day or a month that is not known. */
const unknown = String.raw`(?:0{1,2}|x{1,2}|\?{1,2}|-{1,2}|_{1,2}|\.{2})`;

const replacements: [RegExp, string][] = [
  // "1905-00-00", "1905.05.00", "1905-xx-xx"; one question mark alone would be a doubt, and dashes an open end. "1899-00" is a span.
  [/(?<=^\d{4})(?!(?<=9\d)[-/]00$)(?:[-/.](?:00|xx)){1,2}$/, ''],
  [/(?<=^\d{4})(?:[-/.]\?\?){2}$/, ''],
  [/(?<=^\d{4}[-/.]\d{1,2})[-/.](?:00|xx|\?\?|__)$/, ''],
  // "1905 xx xx"
  [/(?<=^\d{4})(?: (?:00|xx)){1,2}$/, ''],
  // "00/05/1905", "../05/1905", and with an unknown month as well.
  [new RegExp(String.raw`^${unknown}[-/.](?=\d{1,2}[-/.]\d{4}$)`), ''],
  [new RegExp(String.raw`^${unknown}([-/.])${unknown}\1(?=\d{4}$)`), ''],
  // "00/1905"
  [/^(?:00|xx)[-/.](?=\d{4}$)/, ''],
];

/** A date in digits without what it says not to know: `00/05/1905` is `05/1905`, and `1905-00-00` is `1905`. */
export const withoutUnknownParts = (text: string): string =>
  replacements.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
