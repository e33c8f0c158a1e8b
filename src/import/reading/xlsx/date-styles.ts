import type { XmlReader } from './xml-items.js';

/** Built-in formats of dates and times (ECMA-376 part 1, 18.8.30), the later ones of East Asia and Thailand. */
const builtIn: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];

/** Finds of each format of cells, by its index (`s` of a cell), whether it shows its number as a date or a time. */
export class DateStyleReader implements XmlReader<boolean> {
  items: boolean[] = [];
  private readonly codes = new Map<string, string>();
  private readonly base: (string | undefined)[] = [];
  private list = '';

  open(name: string, attributes: Record<string, string>, depth: number): void {
    if (depth === 2) this.list = name;
    if (depth !== 3) return;
    const { numFmtId, formatCode, xfId } = attributes;
    if (name === 'numFmt' && numFmtId) this.codes.set(numFmtId, formatCode ?? '');
    else if (name === 'xf' && this.list === 'cellStyleXfs') this.base.push(numFmtId);
    else if (name === 'xf' && this.list === 'cellXfs')
      this.items.push(this.isDate(numFmtId ?? this.base[Number(xfId)]));
  }

  private isDate(id: string | undefined): boolean {
    const code = this.codes.get(id ?? '');
    if (code !== undefined) return isDateFormat(code);
    return builtIn.some(([first, last]) => first <= Number(id) && Number(id) <= last);
  }
}

/** Excel allows 255 characters. */
const maxCode = 1_000;
/**
 * What a code has beside placeholders: quoted or single literal characters, spaces and fills, colours, conditions, languages. One
 * that is not closed goes on to the end, or every bracket would be looked for to the end again.
 */
const literals = /"[^"]*"?|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi;
const placeholders = /^(?:y+|m+|d+|h+|s+|a{3,}|am|pm|a|p|e+|g+|b+)$/;

/** Whether a code of a number format shows a date or a time: `d mmmm yyyy`, `[h]:mm`, not `0.00`. ECMA-376 part 1, 18.8.31 */
export function isDateFormat(code: string): boolean {
  if (code.length > maxCode) return false;
  return code.replaceAll(literals, ' ').toLowerCase().split(';').some(isDateSection);
}

/** One of positive numbers, negative ones, zero, texts. */
function isDateSection(section: string): boolean {
  // Fractions of a second look like decimals.
  const words = section.replaceAll(/(?<=s\]?)[.,]0+/g, '').match(/[a-z]+|[0#?%@]/g);
  return words?.every((word) => placeholders.test(word)) ?? false;
}
