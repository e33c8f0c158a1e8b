/** Records as an export writes them, by the properties of the columns. */
export type ExportedRow = Record<string, unknown>;

/** Page by page. */
export type RowPages = AsyncGenerator<ExportedRow[]>;
