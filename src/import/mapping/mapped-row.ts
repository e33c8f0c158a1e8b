import type { RowMessage } from '../../contract/exchange/row-message.js';

/** A row of a file as values of the columns of a table. */
export interface MappedRow {
  /** As a spreadsheet numbers it. */
  row: number;
  /** As they stand in the file, in the order of its columns. */
  cells: readonly string[];
  /** Values by the names of the columns. What the file says nothing of is not there; null and an empty list are an empty cell. */
  values: Record<string, unknown>;
  /** Where the text of a column comes from, also where that is empty, for messages. */
  sources: Record<string, string | null>;
  /** What stands in columns without a rule, where it is to be kept. */
  others: Record<string, string>;
  messages: RowMessage[];
}
