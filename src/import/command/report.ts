import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { messageText } from '../message-text.js';

/** A row of the report: what became of it, why, and what stands in the file. */
export interface ReportLine {
  table: string;
  row: number;
  outcome: string;
  messages: readonly RowMessage[];
  cells: readonly string[];
}

/** Writes a report as CSV beside the columns of the file, as it goes. */
export class Report {
  private readonly rows = stringify({ bom: true, record_delimiter: 'windows' });
  private readonly file;

  constructor(path: string) {
    this.file = createWriteStream(path, { flags: 'wx' });
    this.rows.pipe(this.file);
    this.file.on('error', () => this.rows.destroy());
  }

  /** Before the rows of a table. */
  begin(columns: readonly string[]): void {
    this.rows.write(['table', 'row', 'outcome', 'messages', ...columns]);
  }

  add({ table, row, outcome, messages, cells }: ReportLine): void {
    this.rows.write([table, row, outcome, messages.map(messageText).join('\n'), ...cells]);
  }

  async close(): Promise<void> {
    this.rows.end();
    await finished(this.file);
  }
}
