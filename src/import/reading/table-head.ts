import type { ShapeChoice, TableShape } from '../../contract/exchange/table-shape.js';
import { looksLikeHeader } from './header-row.js';
import { TableError, tableLimits } from './table-error.js';

/** How a table begins. */
export type TableHead = Pick<TableShape, 'rowsAbove' | 'hasHeader' | 'columns'>;

/**
 * What stands above a table, and the names of its columns; guessed, where nobody has chosen.
 * @param rows the first ones of the file that are not empty
 * @throws TableError table_empty, table_too_many_columns
 */
export function headOf(rows: string[][], choice: ShapeChoice): TableHead {
  const rowsAbove = choice.rowsAbove ?? (choice.hasHeader === false ? 0 : rowsAboveHeader(rows));
  const table = rows.slice(rowsAbove);
  const hasHeader = choice.hasHeader ?? looksLikeHeader(table);
  return { ...(rowsAbove > 0 && { rowsAbove }), hasHeader, columns: columnNames(table, hasHeader) };
}

/** Fewer columns tell a title from a row of the table too badly. */
const leastColumns = 3;

/**
 * Rows of no more than half as many cells as the fullest has, such as the title of the table and its date, with the names of the
 * columns below them. Where no such names follow, they may be rows as any other.
 */
function rowsAboveHeader(rows: string[][]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const fullest = Math.max(...filled);
  if (fullest < leastColumns) return 0;
  const above = filled.findIndex((count) => count * 2 > fullest);
  const table = rows.slice(above);
  return above > 0 && table.length > 1 && looksLikeHeader(table) ? above : 0;
}

function columnNames(rows: string[][], hasHeader: boolean): string[] {
  if (rows.length === 0) throw new TableError('table_empty');
  const header = hasHeader ? withoutEmptyEnd(rows[0]!) : [];
  // Of more than half of the rows: what is wider now and then is a mistake in those.
  const usualWidth = median((hasHeader ? rows.slice(1) : rows).map((cells) => withoutEmptyEnd(cells).length));
  const width = Math.max(header.length, usualWidth);
  if (width > tableLimits.columns) throw new TableError('table_too_many_columns');
  const names: string[] = [];
  for (let place = 0; place < width; place += 1) {
    const name = header[place]?.trim() || `Column ${columnLetters(place)}`;
    let numbered = name;
    for (let number = 2; names.includes(numbered); number += 1) numbered = `${name} (${number})`;
    names.push(numbered);
  }
  return names;
}

/** The lower one of two in the middle; 0 of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;

function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

/** 0 → `A`, 26 → `AA` */
function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter;
}
