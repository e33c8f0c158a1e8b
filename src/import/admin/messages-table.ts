import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ImportTable, ReportedRow } from '../../contract/import.js';
import { messageText } from '../message-text.js';

const header = ['file', 'row', 'outcome', 'code', 'column', 'value', 'message'];

/**
 * The messages of an import as CSV in UTF-8, one in each row beside the cells of its row, as they are read. The names of the
 * columns stand before the rows of each file. A text that a spreadsheet would take for a formula has an apostrophe before it.
 */
export function messagesTable(
  tables: readonly Pick<ImportTable, 'name' | 'shape'>[],
  reported: AsyncIterable<ReportedRow>,
): Readable {
  const table = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true });
  // An error destroys the table, and with it the answer.
  return pipeline(Readable.from(rowsOf(tables, reported)), table, () => undefined);
}

async function* rowsOf(
  tables: readonly Pick<ImportTable, 'name' | 'shape'>[],
  reported: AsyncIterable<ReportedRow>,
): AsyncGenerator<unknown[]> {
  let begun = -1;
  for await (const { place, row, outcome, messages, cells } of reported) {
    if (place !== begun) yield [...header, ...(tables[place]?.shape.columns ?? [])];
    begun = place;
    for (const message of messages)
      yield [
        tables[place]?.name ?? '',
        // What is said of the table as a whole is said of no row.
        row || '',
        outcome,
        message.code,
        message.column ?? '',
        message.value ?? '',
        messageText(message),
        ...cells,
      ];
  }
  if (begun === -1) yield header;
}
