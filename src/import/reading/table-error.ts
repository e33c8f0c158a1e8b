import { OperatorError } from '../../platform/operator-error.js';

const tableErrorTexts = {
  table_empty: 'The file has no rows.',
  table_format_unknown: 'The file is neither CSV, JSON, JSON lines nor XLSX.',
  table_not_text: 'The file is not text: it has bytes that no text has.',
  table_encoding_broken: 'A character is not written in the encoding of the file. Choose another encoding.',
  table_quote_open: 'A quotation mark is opened and not closed.',
  table_cell_too_long: 'A cell has more than 1,000,000 characters.',
  table_too_many_columns: 'The file has more than 1,000 columns.',
  table_json_invalid: 'The file is not valid JSON.',
  table_json_not_records: 'The file is JSON, but no list of records.',
  table_xlsx_broken: 'The file cannot be read as a spreadsheet.',
  table_xlsx_too_large: 'The spreadsheet is too large. Save it as CSV.',
  table_sheet_unknown: 'The spreadsheet has no sheet of that name.',
} as const;

export type TableErrorCode = keyof typeof tableErrorTexts;

/** Where something is wrong in a file, numbered from 1. */
export interface TablePlace {
  row?: number;
  line?: number;
  column?: number;
}

/** A file that cannot be read as a table. */
export class TableError extends OperatorError {
  override name = 'TableError';

  constructor(
    readonly code: TableErrorCode,
    readonly place: TablePlace = {},
    options?: ErrorOptions,
  ) {
    const where = Object.entries(place)
      .filter(([, number]) => number !== undefined)
      .map(([what, number]) => `${what} ${number}`);
    super([tableErrorTexts[code], ...(where.length > 0 ? [`(${where.join(', ')})`] : [])].join(' '), options);
  }
}

/** Bounds of what a table may be. */
export const tableLimits = { columns: 1_000, cell: 1_000_000 } as const;
