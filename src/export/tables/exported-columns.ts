import type { Column } from '../../contract/exchange/column.js';
import { iccdColumns, type IccdField, iccdFields } from '../../contract/exchange/iccd.js';
import { exchangeColumns, type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import type { ExportOptions } from '../export-options.js';

/** The tables that an export in this format has, in their order. */
export const exportedTables = ({ format }: Pick<ExportOptions, 'format'>): readonly ExchangeTable[] =>
  format === 'iccd' ? ['photos'] : exchangeTables;

/** The columns of a table in an export, those for the public without what is private. */
export const exportedColumns = (
  table: ExchangeTable,
  { format, isPublic }: Pick<ExportOptions, 'format' | 'isPublic'>,
): readonly Column[] => {
  if (format === 'iccd') return iccdColumns;
  return isPublic ? exchangeColumns[table].filter(({ isPrivate }) => !isPrivate) : exchangeColumns[table];
};

/** What each column means, as the rows of `columns.csv`. */
export const columnDictionary = (choice: Pick<ExportOptions, 'format' | 'isPublic'>): (string | null)[][] =>
  choice.format === 'iccd' ? iccdDictionary() : ownDictionary(choice);

const ownDictionary = (choice: Pick<ExportOptions, 'format' | 'isPublic'>): (string | null)[][] => [
  ['table', 'column', 'kind', 'language', 'doc', 'term'],
  ...exportedTables(choice).flatMap((table) =>
    exportedColumns(table, choice).map(({ name, kind, language, doc, term }) => [
      table,
      name,
      kind,
      language,
      doc,
      term,
    ]),
  ),
];

const iccdDictionary = (): (string | null)[][] => [
  ['column', 'label', 'max', 'repeatable', 'field', 'doc'],
  ...(iccdFields as readonly IccdField[]).map(({ path, label, max, isList, column, doc }) => [
    path,
    label,
    String(max),
    isList ? 'true' : '',
    column,
    doc,
  ]),
];
