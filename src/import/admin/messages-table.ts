import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ImportedFile, ReportedRow } from '../../contract/import.js';
import { messageText } from '../message-text.js';

const header = ['file', 'row', 'outcome', 'code', 'column', 'value', 'message'];

/**
 * The messages of an import as CSV in UTF-8, one in each row, as they are read. A text that a spreadsheet would take for a formula
 * has an apostrophe before it.
 */
export function messagesTable(files: readonly ImportedFile[], reported: AsyncIterable<ReportedRow>): Readable {
  const table = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true });
  // An error destroys the table, and with it the answer.
  return pipeline(Readable.from(rowsOf(files, reported)), table, () => undefined);
}

async function* rowsOf(
  files: readonly ImportedFile[],
  reported: AsyncIterable<ReportedRow>,
): AsyncGenerator<unknown[]> {
  yield header;
  for await (const { place, row, outcome, messages } of reported)
    for (const message of messages)
      yield [
        files[place]?.name ?? '',
        // What is said of the table as a whole is said of no row.
        row || '',
        outcome,
        message.code,
        message.column ?? '',
        message.value ?? '',
        messageText(message),
      ];
}
