import { csvRecords } from './csv-records.js';
import { guessEncoding, readHead } from './decode-text.js';
import { jsonArrayRecords } from './json-array-records.js';
import { jsonLineRecords } from './json-records.js';
import { TableError, tableLimits } from './table-error.js';
import {
  type Delimiter,
  delimiters,
  type ShapeChoice,
  type TableFormat,
  type TableShape,
  type TextEncoding,
} from '../../contract/exchange/table-shape.js';
import { type OpenWorkbook, openWorkbook } from './xlsx/open-workbook.js';

/** Rows that the guesses look at. */
const lookedAt = 50;

/**
 * How a file is read as a table: guessed, where nobody has chosen.
 * @param fileName what the file is called, which may tell JSON lines from JSON
 * @throws TableError
 */
export async function detectShape(path: string, fileName: string, choice: ShapeChoice = {}): Promise<TableShape> {
  const { head, isWhole } = await readHead(path);
  if (head.length === 0) throw new TableError('table_empty');
  const format = choice.format ?? guessFormat(head, fileName);
  if (format === 'xlsx') return shapeOfWorkbook(path, choice);
  const encoding = choice.encoding ?? guessEncoding(head, isWhole);
  return format === 'csv' ? shapeOfCsv(path, encoding, choice) : shapeOfJson(path, format, encoding);
}

function guessFormat(head: Buffer, fileName: string): TableFormat {
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return 'xlsx';
  // The container of .xls, of which nothing maintained reads all.
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new TableError('table_format_unknown');
  const text = head.toString('latin1').replace(/^[\s\0\ufeff\u00ef\u00bb\u00bf\u00ff\u00fe]*/, '');
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return 'jsonl';
  if (text.startsWith('{')) return isOnLines(text.replaceAll('\0', '')) ? 'jsonl' : 'json';
  return text.startsWith('[') && /\.(?:geo)?json$/i.test(fileName) ? 'json' : 'csv';
}

/** Whether each line is a record: not where an object spans lines, or is alone and has an array of objects in it. */
function isOnLines(text: string): boolean {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  try {
    const value = JSON.parse(line) as object;
    return (end >= 0 && text.slice(end).trim() !== '') || !hasRecords(value);
  } catch {
    return false;
  }
}

const hasRecords = (value: unknown): boolean =>
  Array.isArray(value)
    ? typeof value[0] === 'object' && value[0] !== null
    : typeof value === 'object' && value !== null && Object.values(value).some(hasRecords);

async function shapeOfCsv(path: string, encoding: TextEncoding, choice: ShapeChoice): Promise<TableShape> {
  const delimiter = choice.delimiter ?? (await guessDelimiter(path, encoding));
  const rows = await firstRows(csvRows(path, encoding, delimiter));
  const hasHeader = choice.hasHeader ?? looksLikeHeader(rows);
  return { ...ofText('csv', encoding), delimiter, hasHeader, columns: columnNames(rows, hasHeader) };
}

async function* csvRows(path: string, encoding: TextEncoding, delimiter: Delimiter): AsyncGenerator<string[]> {
  for await (const { cells } of csvRecords(path, encoding, delimiter))
    if (cells.some((cell) => cell !== '')) yield cells;
}

/** The one by which the rows have most columns, and the same number of them. One column is a table, too. */
async function guessDelimiter(path: string, encoding: TextEncoding): Promise<Delimiter> {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const rows = await firstRows(csvRows(path, encoding, delimiter)).catch(() => []);
    const widths = rows.map((cells) => cells.length);
    const [width = 0] = widths;
    const alike = widths.filter((other) => other === width).length / (widths.length || 1);
    const score = width > 1 ? alike * 1_000 + width : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

async function shapeOfJson(path: string, format: 'json' | 'jsonl', encoding: TextEncoding): Promise<TableShape> {
  const records = format === 'json' ? jsonArrayRecords(path, encoding) : jsonLineRecords(path, encoding);
  const columns = new Set<string>();
  let rows = 0;
  // A record may lack what another has; all of them are looked at once, and again when they are read.
  for await (const { values } of records) {
    rows += 1;
    for (const name of Object.keys(values)) columns.add(name);
    if (columns.size > tableLimits.columns) throw new TableError('table_too_many_columns', { row: rows });
  }
  if (rows === 0) throw new TableError('table_empty');
  return { ...ofText(format, encoding), delimiter: null, hasHeader: false, columns: [...columns] };
}

async function shapeOfWorkbook(path: string, choice: ShapeChoice): Promise<TableShape> {
  const workbook = await openWorkbook(path);
  try {
    const { sheet, rows } = await firstRowsOf(workbook, choice.sheet);
    const hasHeader = choice.hasHeader ?? looksLikeHeader(rows);
    const columns = columnNames(rows, hasHeader);
    const { sheets } = workbook;
    return { format: 'xlsx', encoding: null, delimiter: null, hasHeader, sheet, sheets, columns };
  } finally {
    await workbook.close();
  }
}

/** Of the sheet that is chosen, else of the first that has any. @throws TableError table_empty */
async function firstRowsOf(
  workbook: OpenWorkbook,
  chosen: string | null | undefined,
): Promise<{ sheet: string; rows: string[][] }> {
  for (const sheet of chosen ? [chosen] : workbook.sheets) {
    const rows = await firstRows(sheetRows(workbook, sheet));
    const width = Math.max(...rows.map((cells) => cells.length));
    if (rows.length > 0) return { sheet, rows: rows.map((cells) => filledTo(width, cells)) };
  }
  throw new TableError('table_empty');
}

async function* sheetRows(workbook: OpenWorkbook, sheet: string): AsyncGenerator<string[]> {
  for await (const { cells } of workbook.rows(sheet)) yield cells;
}

/** A row of a sheet ends at its last cell; how many are empty says whether it is a header. */
const filledTo = (width: number, cells: string[]): string[] =>
  Array.from({ length: width }, (_, column) => cells[column] ?? '');

const ofText = (
  format: TableFormat,
  encoding: TextEncoding,
): Pick<TableShape, 'format' | 'encoding' | 'sheet' | 'sheets'> => ({
  format,
  encoding,
  sheet: null,
  sheets: [],
});

async function firstRows(rows: AsyncIterable<string[]>): Promise<string[][]> {
  const first: string[][] = [];
  for await (const cells of rows) if (first.push(cells) >= lookedAt) break;
  return first;
}

/** Names are words: the first row is data where it has numbers or dates, or says mostly nothing. */
function looksLikeHeader(rows: string[][]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return true;
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const areWords = names.every((name) => !/^[\d.,:/°'"+-]+$/.test(name));
  return areWords && names.length > first.length / 2;
}

/** @throws TableError table_empty, table_too_many_columns */
function columnNames(rows: string[][], hasHeader: boolean): string[] {
  if (rows.length === 0) throw new TableError('table_empty');
  const header = hasHeader ? withoutEmptyEnd(rows[0]!) : [];
  const width = Math.max(header.length, usualWidth(hasHeader ? rows.slice(1) : rows));
  if (width > tableLimits.columns) throw new TableError('table_too_many_columns');
  const names: string[] = [];
  for (let place = 0; place < width; place += 1) {
    const name = header[place]?.trim() || `Column ${lettersOf(place)}`;
    let numbered = name;
    for (let number = 2; names.includes(numbered); number += 1) numbered = `${name} (${number})`;
    names.push(numbered);
  }
  return names;
}

/** Of more than half of the rows: what is wider now and then is a mistake in those. */
function usualWidth(rows: string[][]): number {
  const widths = rows.map((cells) => withoutEmptyEnd(cells).length).toSorted((one, other) => one - other);
  return widths[Math.floor((widths.length - 1) / 2)] ?? 0;
}

function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

/** 0 → `A`, 26 → `AA` */
function lettersOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : lettersOf(Math.floor(place / 26) - 1) + letter;
}
