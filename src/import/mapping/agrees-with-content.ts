import type { MappingRule } from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { applySteps } from './apply-step.js';
import { cellValue } from './cell-value.js';
import { isNoValueOf } from './no-value.js';

/** As exports write it. */
const statuses: ReadonlySet<string> = new Set(['published', 'draft', 'processing', 'failed']);
/** `image/jpeg`, which Dublin Core has as `format`. */
const fileType = /^(?:image|application|text|video|audio)\/[\w.+-]{1,60}$/i;
/** JSON that has no names in it to be joined. */
const structure = /^\s*[[{]\s*[[{"]/;
const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'year']);

/**
 * Whether most cells of a column can be what its name says: many tables have a column `status` with “public domain” in it, or a
 * `direction` with “north”, whose rows would all be refused. Where nothing is filled in, the name decides.
 */
export function agreesWithContent(
  { to, steps = [] }: MappingRule,
  table: ExchangeTable,
  cells: readonly string[],
): boolean {
  const column = exchangeColumns[table].find(({ name }) => name === to);
  if (!column) return true;
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && !isNoValueOf(column, cell));
  if (filled.length === 0) return true;
  const fits = (cell: string): boolean => {
    if (column.name === 'status') return statuses.has(cell.toLowerCase());
    if (column.property.startsWith('technique') && fileType.test(cell)) return false;
    if (column.kind === 'list' && structure.test(cell)) return false;
    const result = applySteps(steps, cell);
    const read = 'code' in result ? result : cellValue(column, result.text);
    if ('code' in read) return false;
    return !numbers.has(column.kind) || typeof read.value === 'number';
  };
  return filled.filter(fits).length * 2 > filled.length;
}
