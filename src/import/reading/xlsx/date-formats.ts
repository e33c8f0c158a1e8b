/**
 * What a code has beside placeholders: quoted or single literal characters, spaces and fills, colours, conditions, languages. One
 * that is not closed goes on to the end, or every bracket would be looked for to the end again.
 */
const literals = /"[^"]*"?|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi;
const placeholders = /^(?:y+|m+|d+|h+|s+|a{3,}|am|pm|a|p|e+|g+|b+)$/;

/** The smallest part of a date that a format shows. */
export type DatePart = 'year' | 'month' | 'day';

/**
 * What a code of a number format shows of a date or a time: `d mmmm yyyy` and `[h]:mm` a whole one, `mmm yy` a month, `yyyy` a year;
 * null for one that shows a number, such as `0.00`. ECMA-376 part 1, 18.8.31
 */
export function datePartOf(code: string): DatePart | null {
  const section = code.replaceAll(literals, ' ').toLowerCase().split(';').find(isDateSection);
  if (section === undefined) return null;
  if (!section.includes('y') || /[dhsa]/.test(section)) return 'day';
  return section.includes('m') ? 'month' : 'year';
}

/** One of positive numbers, negative ones, zero, texts. */
function isDateSection(section: string): boolean {
  // Fractions of a second look like decimals.
  const words = section.replaceAll(/(?<=s\]?)[.,]0+/g, '').match(/[a-z]+|[0#?%@]/g);
  return words?.every((word) => placeholders.test(word)) ?? false;
}
