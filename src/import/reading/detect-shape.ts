import { csvRecords } from './csv-records.js';
import { readHead } from './decode-text.js';
import { guessEncoding } from './guess-encoding.js';
import { jsonArrayRecords } from './json-array-records.js';
import { jsonLineRecords } from './json-records.js';
import { isEmpty } from './read-rows.js';
import { TableError, tableLimits } from './table-error.js';
import { headOf, median } from './table-head.js';
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

/** The first file of an OpenDocument names its type, uncompressed (OpenDocument 1.3 part 2, 3.3). */
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument.';

function guessFormat(head: Buffer, fileName: string): TableFormat {
  if (head.subarray(30, 30 + openDocument.length).equals(Buffer.from(openDocument)))
    throw new TableError('table_format_unknown');
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return 'xlsx';
  // The container of .xls, of which nothing maintained reads all.
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new TableError('table_format_unknown');
  const text = head.toString('latin1').replace(/^[\s\0\ufeff\u00ef\u00bb\u00bf\u00ff\u00fe]*/, '');
  if (/^<(?:\?xml|!doctype|html)\b/i.test(text.replaceAll('\0', ''))) throw new TableError('table_format_unknown');
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return 'jsonl';
  if (text.startsWith('{')) return isOnLines(text.replaceAll('\0', '')) ? 'jsonl' : 'json';
  return text.startsWith('[') && /\.(?:geojson|json|jsonld)$/i.test(fileName) ? 'json' : 'csv';
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
  return { ...ofText('csv', encoding), delimiter, ...headOf(rows, choice) };
}

async function* csvRows(path: string, encoding: TextEncoding, delimiter: Delimiter): AsyncGenerator<string[]> {
  for await (const { cells } of csvRecords(path, encoding, delimiter)) if (!isEmpty(cells)) yield cells;
}

/** The one by which the rows have most columns, and the same number of them. One column is a table, too. */
async function guessDelimiter(path: string, encoding: TextEncoding): Promise<Delimiter> {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const rows = await firstRows(csvRows(path, encoding, delimiter)).catch(() => []);
    const widths = rows.map((cells) => cells.length);
    const width = median(widths);
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
    const { sheets } = workbook;
    return { format: 'xlsx', encoding: null, delimiter: null, sheet, sheets, ...headOf(rows, choice) };
  } finally {
    await workbook.close();
  }
}

/** Of the sheet that is chosen, else of the first that has a table, or else anything. @throws TableError table_empty */
async function firstRowsOf(
  workbook: OpenWorkbook,
  chosen: string | null | undefined,
): Promise<{ sheet: string; rows: string[][] }> {
  let first: { sheet: string; rows: string[][] } | null = null;
  for (const sheet of chosen ? [chosen] : workbook.sheets) {
    const rows = await firstRows(sheetRows(workbook, sheet));
    const width = Math.max(...rows.map((cells) => cells.length));
    if (rows.length === 0) continue;
    const found = { sheet, rows: rows.map((cells) => filledTo(width, cells)) };
    if (chosen || isTable(rows)) return found;
    first ??= found;
  }
  if (!first) throw new TableError('table_empty');
  return first;
}

/** More than instructions, or the name of a list: at least two rows of more than one cell. */
const isTable = (rows: string[][]): boolean =>
  rows.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1).length > 1;

async function* sheetRows(workbook: OpenWorkbook, sheet: string): AsyncGenerator<string[]> {
  for await (const { cells } of workbook.rows(sheet)) if (!isEmpty(cells)) yield cells;
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
