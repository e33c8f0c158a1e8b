import { stringify } from 'csv-stringify/sync';
import type { Column } from '../../contract/exchange/column.js';
import type { ExportFormat } from '../../contract/exchange/export.js';
import { writeList } from '../../contract/exchange/list-cell.js';
import type { ExportedRow } from './row-pages.js';

/** The text of a table in a format, piece by piece. */
export interface TableText {
  /** Before the first row. */
  head(columns: readonly Column[]): string;
  rows(columns: readonly Column[], rows: readonly ExportedRow[]): string;
}

/**
 * Records as lines of comma-separated values (RFC 4180) in UTF-8. Texts are written as they are, also those that a spreadsheet
 * would take for a formula: what is read again must be what was there.
 */
const csv: TableText = {
  head: (columns) => csvLines([columns.map(({ name }) => name)]),
  rows: (columns, rows) => csvLines(rows.map((row) => columns.map((column) => cellText(column, row[column.property])))),
};

const jsonLines: TableText = {
  head: () => '',
  rows: (columns, rows) =>
    rows
      .map((row) => {
        const values = columns.map(({ name, property }) => [name, row[property] ?? null] as const);
        return `${JSON.stringify(Object.fromEntries(values))}\n`;
      })
      .join(''),
};

export const tableTexts: Record<ExportFormat, TableText> = { csv, jsonl: jsonLines, iccd: csv };

// A carriage return alone ends a line for some readers, and spaces around a value are lost to others.
export const csvLines = (lines: readonly (readonly (string | null)[])[]): string =>
  stringify(lines as (string | null)[][], { quoted_match: /\r|^\s|\s$/ });

/** The text of a cell, as imports read it. Null and nothing are empty. */
export function cellText({ kind }: Pick<Column, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    if (value.length === 0) return '';
    return kind === 'list' ? writeList(value as string[]) : JSON.stringify(value);
  }
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
