import type { Language } from '../languages.js';

/** `csv` covers tables with any delimiter. */
export const tableFormats = ['csv', 'json', 'jsonl', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** `utf-8-twice`: UTF-8 that a program has taken for Windows-1252 and written as UTF-8 again, “Ã¨” in place of “è”. */
export const textEncodings = ['utf-8', 'utf-8-twice', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How a file is read as a table. */
export interface TableShape {
  format: TableFormat;
  /** Null for xlsx. */
  encoding: TextEncoding | null;
  /** Of csv; else null. */
  delimiter: Delimiter | null;
  /** Of csv and xlsx: how many rows, empty ones aside, stand above the table, such as its title; absent: none. */
  rowsAbove?: number;
  /** Of csv and xlsx: whether the first row of the table has the names of the columns. */
  hasHeader: boolean;
  /** Of xlsx: the sheet that is read, and all that there are. */
  sheet: string | null;
  sheets: string[];
  /** As the header has them; `Column C` where it is empty or there is none, and a number after a name that is repeated. */
  columns: string[];
}

/** What a person has chosen in place of the guess. */
export interface ShapeChoice extends Partial<
  Pick<TableShape, 'format' | 'encoding' | 'delimiter' | 'rowsAbove' | 'hasHeader' | 'sheet'>
> {
  /** Of texts whose columns name none; by default the base language. */
  language?: Language;
}

export interface TableRow {
  /** As a spreadsheet numbers it, from 1, with the header; of JSON its place from 1. */
  row: number;
  /** The line of the file on which it begins; null where that is not known. */
  line: number | null;
  /** One for each column; `''` where there is none. */
  cells: string[];
  /** The number of the first column, from 1, that has a cell and no name: the row may have an unquoted delimiter. */
  tooWideAt?: number;
}
