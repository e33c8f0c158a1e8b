import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { decodedText } from './decode-text.js';
import { TableError, tableLimits } from './table-error.js';
import type { Delimiter, TextEncoding } from '../../contract/exchange/table-shape.js';

/** A record of a CSV file, also an empty line. */
export interface CsvRecord {
  row: number;
  line: number;
  cells: string[];
}

/** Excel writes the delimiter into a first line of its own. */
const statedDelimiter = /^sep=(.)\r?$/;

/**
 * The records of a CSV file (RFC 4180), with any end of line. A quotation mark inside of a cell without quotation marks is text.
 * @throws TableError table_quote_open with the line on which it was opened, table_cell_too_long; and as `decodedText`
 */
export async function* csvRecords(
  path: string,
  encoding: TextEncoding,
  delimiter: Delimiter,
): AsyncGenerator<CsvRecord> {
  const source = Readable.from(decodedText(path, encoding));
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: tableLimits.columns * tableLimits.cell,
    info: true,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      row += 1;
      const column = record.findIndex((cell) => cell.length > tableLimits.cell);
      if (column >= 0) throw new TableError('table_cell_too_long', { row, line, column: column + 1 });
      if (!(row === 1 && record.length <= 2 && statedDelimiter.test(record.join(delimiter))))
        yield { row, line, cells: record };
      line = info.lines + 1;
    }
  } catch (error) {
    throw tableErrorOf(error, line);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function tableErrorOf(error: unknown, line: number): unknown {
  const { code } = error as CsvError;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new TableError('table_quote_open', { line }, { cause: error });
  if (code === 'CSV_MAX_RECORD_SIZE') return new TableError('table_cell_too_long', { line }, { cause: error });
  return error;
}
