import type { Column } from '../../contract/exchange/column.js';
import { exchangeColumns, type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';

/** The columns of a table in an export, those for the public without what is private. */
export const exportedColumns = (table: ExchangeTable, { isPublic }: { isPublic: boolean }): readonly Column[] =>
  isPublic ? exchangeColumns[table].filter(({ isPrivate }) => !isPrivate) : exchangeColumns[table];

/** What each column means, as the rows of `columns.csv`. */
export const columnDictionary = (choice: { isPublic: boolean }): (string | null)[][] => [
  ['table', 'column', 'kind', 'language', 'doc', 'term'],
  ...exchangeTables.flatMap((table) =>
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
