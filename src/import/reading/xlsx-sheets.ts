import readXlsxFile from 'read-excel-file/node';
import { openZip } from '../zip/open-zip.js';
import { TableError, tableLimits } from './table-error.js';

/**
 * Of a spreadsheet, unpacked: it is read into memory, which takes about five times as much. CSV has no
 * limit.
 */
const unpackedBytes = 200 * 1024 * 1024;

export interface XlsxSheet {
  name: string;
  /** The texts of its cells, as a CSV of it would have them. */
  rows: string[][];
}

/** All sheets of a spreadsheet. @throws TableError table_xlsx_broken, table_xlsx_too_large */
export async function xlsxSheets(path: string): Promise<XlsxSheet[]> {
  await assertBounded(path);
  try {
    const sheets = await readXlsxFile(path, { trim: false });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(isTooMuch(error) ? 'table_xlsx_too_large' : 'table_xlsx_broken', {}, { cause: error });
  }
}

/**
 * The reader calls itself for each piece of a sheet, of which it makes the more the slower the machine is: a large sheet exceeds the
 * call stack. By its name, because in Jest's realm the error is an instance of another class.
 */
const isTooMuch = (error: unknown): boolean =>
  [error, Object(error).cause].some((each) => Object(each).name === 'RangeError');

async function assertBounded(path: string): Promise<void> {
  const zip = await openZip(path).catch((cause: unknown) => {
    throw new TableError('table_xlsx_broken', {}, { cause });
  });
  const bytes = zip.entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  zip.close();
  if (bytes > unpackedBytes) throw new TableError('table_xlsx_too_large');
}

/** A date as ISO 8601, with its time where it has one. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, '');
  const text = String(value as string | number | boolean);
  if (text.length > tableLimits.cell) throw new TableError('table_cell_too_long');
  return text;
}
