import { type DatePart, datePartOf } from './date-formats.js';
import { type PaddedNumber, paddedNumberOf } from './padded-numbers.js';
import type { XmlReader } from './xml-items.js';

/** How a cell shows its number: as a date up to a part, with leading zeros, or as it is. */
export interface CellStyle {
  date?: DatePart;
  padded?: PaddedNumber;
}

/** Built-in formats of dates and times (ECMA-376 part 1, 18.8.30), the later ones of East Asia and Thailand. */
const builtInDates: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
/** `mmm-yy` */
const builtInMonth = 17;
/** Excel allows 255 characters. */
const maxCode = 1_000;

/** Finds of each format of cells, by its index (`s` of a cell), how it shows a number. */
export class CellStyleReader implements XmlReader<CellStyle> {
  items: CellStyle[] = [];
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
      this.items.push(this.styleOf(numFmtId ?? this.base[Number(xfId)]));
  }

  private styleOf(id: string | undefined): CellStyle {
    const code = this.codes.get(id ?? '');
    if (code === undefined) return builtInStyle(Number(id));
    if (code.length > maxCode) return {};
    const date = datePartOf(code);
    const padded = paddedNumberOf(code);
    return { ...(date && { date }), ...(padded && { padded }) };
  }
}

function builtInStyle(id: number): CellStyle {
  if (id === builtInMonth) return { date: 'month' };
  return builtInDates.some(([first, last]) => first <= id && id <= last) ? { date: 'day' } : {};
}
