import { csvRecords } from './csv-records.js';
import { jsonArrayRecords } from './json-array-records.js';
import { jsonLineRecords } from './json-records.js';
import { cellOfJson } from './json-text.js';
import type { TableRow, TableShape } from '../../contract/exchange/table-shape.js';
import { openWorkbook } from './xlsx/open-workbook.js';

/**
 * The rows of a table below its header, without those that are empty. Memory does not grow with them, but for the
 * shared strings of a spreadsheet.
 * @throws TableError at the row where it is found; what was yielded before is right
 */
export async function* readRows(path: string, shape: TableShape): AsyncGenerator<TableRow> {
  if (shape.format === 'csv') yield* csvRows(path, shape);
  else if (shape.format === 'xlsx') yield* xlsxRows(path, shape);
  else yield* jsonRows(path, shape);
}

async function* csvRows(
  path: string,
  { encoding, delimiter, rowsAbove = 0, hasHeader, columns }: TableShape,
): AsyncGenerator<TableRow> {
  let passed = rowsAbove + (hasHeader ? 1 : 0);
  for await (const { row, line, cells } of csvRecords(path, encoding ?? 'utf-8', delimiter ?? ',')) {
    if (isEmpty(cells)) continue;
    if (passed > 0) passed -= 1;
    else yield { row, line, ...fitted(cells, columns.length) };
  }
}

async function* xlsxRows(
  path: string,
  { sheet, rowsAbove = 0, hasHeader, columns }: TableShape,
): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(path);
  try {
    let passed = rowsAbove + (hasHeader ? 1 : 0);
    for await (const { row, cells } of workbook.rows(sheet ?? '')) {
      if (isEmpty(cells)) continue;
      if (passed > 0) passed -= 1;
      else yield { row, line: null, ...fitted(cells, columns.length) };
    }
  } finally {
    await workbook.close();
  }
}

async function* jsonRows(path: string, { format, encoding, columns }: TableShape): AsyncGenerator<TableRow> {
  const records =
    format === 'json' ? jsonArrayRecords(path, encoding ?? 'utf-8') : jsonLineRecords(path, encoding ?? 'utf-8');
  for await (const { row, values, ...place } of records)
    yield {
      row,
      line: 'line' in place ? (place.line as number) : null,
      cells: columns.map((name) => cellOfJson(values[name], name)),
    };
}

/** Such rows are none. */
export const isEmpty = (cells: string[]): boolean => cells.every((cell) => cell.trim() === '');

/** As many cells as columns. */
function fitted(cells: string[], width: number): Pick<TableRow, 'cells' | 'tooWideAt'> {
  const extra = cells.findIndex((cell, column) => column >= width && cell.trim() !== '');
  return {
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
    ...(extra >= 0 && { tooWideAt: extra + 1 }),
  };
}
