/** Why a file cannot be read as a table, in English. */
export const tableErrorTexts = {
  table_empty: 'The file has no rows.',
  table_format_unknown: 'The file is neither CSV, JSON, JSON lines nor XLSX. Save a spreadsheet as XLSX or CSV.',
  table_not_text: 'The file is not text: it has bytes that no text has.',
  table_encoding_broken: 'A character is not written in the encoding of the file. Choose another encoding.',
  table_quote_open: 'A quotation mark is opened and not closed.',
  table_cell_too_long: 'A cell has more than 1,000,000 characters.',
  table_too_many_columns: 'The file has more than 1,000 columns.',
  table_json_invalid: 'The file is not valid JSON.',
  table_json_not_records: 'The file is JSON, but no list of records.',
  table_json_too_deep: 'The file has more than 100 levels of JSON within JSON.',
  table_xlsx_broken: 'The file cannot be read as a spreadsheet.',
  table_xlsx_too_large: 'The spreadsheet is too large. Save it as CSV.',
  table_sheet_unknown: 'The spreadsheet has no sheet of that name.',
  table_missing: 'There is no table: CSV, TSV, JSON, JSON lines or XLSX.',
  table_ambiguous: 'There are several tables of which nothing says what they are: choose one.',
  file_damaged: 'The file has not arrived as it was sent. Send it again.',
  zip_broken: 'The zip cannot be read.',
  zip_tables_too_large: 'The tables of the zip have more than 4 GB.',
} as const;

export type TableErrorCode = keyof typeof tableErrorTexts;

/** Where something is wrong in a file, numbered from 1. */
export interface TablePlace {
  row?: number;
  line?: number;
  column?: number;
}

/** What is wrong with a file, and where. */
export interface TableProblem extends TablePlace {
  code: TableErrorCode;
  /** Files that it is about. */
  names?: string[];
}
