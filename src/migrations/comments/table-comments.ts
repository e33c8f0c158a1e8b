/** What a table and each of its columns hold; without columns that mean the same everywhere, and those of translations. */
export type TableComments = Record<string, { table: string } & Record<string, string>>;

/** The statements that write the comments. */
export const commentSql = (comments: TableComments): string =>
  Object.entries(comments)
    .flatMap(([table, { table: about, ...columns }]) => [
      `comment on table ${table} is ${quoted(about)};`,
      ...Object.entries(columns).map(([column, text]) => commentOnColumn(table, column, text)),
    ])
    .join('\n');

export const commentOnColumn = (table: string, column: string, text: string): string =>
  `comment on column ${table}."${column}" is ${quoted(text)};`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
