import type { Column } from '../../contract/exchange/column.js';
import type { RowCode } from '../../contract/exchange/row-message.js';
import { readList } from '../../contract/exchange/list-cell.js';
import { readNumber } from '../../platform/texts/read-number.js';
import { readDegrees } from './coordinates.js';
import { isTooDeep } from '../reading/json-depth.js';

/** A value as the forms of the API take it, or what is wrong with the text. */
export type CellValue = { value: unknown } | { code: RowCode };

const numbers: ReadonlySet<Column['kind']> = new Set(['integer', 'decimal', 'year']);
const yes = new Set(['true', 'yes', 'y', '1', 'x', 'sì', 'si', 'vero', 'ja', 'wahr', 'da']);
const no = new Set(['false', 'no', 'n', '0', 'falso', 'nein', 'falsch', 'ne']);

/** The text of a cell as a value of its column. An empty cell is null; the rules of the field follow later. */
export function cellValue({ name, kind }: Pick<Column, 'name' | 'kind'>, text: string): CellValue {
  if (kind === 'list') return { value: readList(text) };
  if (text === '') return { value: kind === 'flag' ? false : null };
  if (kind === 'flag' || kind === 'yesNo') {
    const word = text.toLowerCase();
    if (yes.has(word)) return { value: true };
    return no.has(word) ? { value: false } : { code: 'words_expected' };
  }
  if (kind === 'json') return parsed(text);
  if (!numbers.has(kind)) return { value: text };
  const isPlace = name === 'lat' || name === 'lng';
  return { value: readNumber(text) ?? (isPlace ? readDegrees(text, name) : null) ?? text };
}

function parsed(text: string): CellValue {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? { code: 'json_invalid' } : { value };
  } catch {
    return { code: 'json_invalid' };
  }
}
