import type {
  ChangedRow,
  ChangedRowsQuery,
  DecidedConflict,
  Import,
  ImportChange,
  ImportDetail,
  ImportFinding,
  ImportTableChange,
  NewImport,
  PreviewedRow,
  SeenImport,
} from '../import.js';

export interface ImportsApi {
  /** The last ones, newest first. */
  list(): Promise<Import[]>;
  byId(input: { id: number }): Promise<ImportDetail>;
  /** Makes an import of a complete upload. Its file is read in the background. */
  create(input: NewImport): Promise<ImportDetail>;
  change(input: { id: number } & ImportChange): Promise<ImportDetail>;
  /** @param input `place` is the number of the table, from 0 */
  changeTable(input: { id: number; place: number } & ImportTableChange): Promise<ImportDetail>;
  /** The first rows of a table as they would come into the archive. */
  preview(input: { id: number; place: number }): Promise<PreviewedRow[]>;
  /** Tries it in the background; nothing is written. */
  check(input: { id: number }): Promise<ImportDetail>;
  /** Imports in the background, or goes on after a pause or a failure. */
  run(input: { id: number } & SeenImport): Promise<ImportDetail>;
  /** What there is to say of its rows, each thing once, the most frequent first. */
  findings(input: { id: number }): Promise<ImportFinding[]>;
  /** Rows whose records differ from the file, with what would become of each field; 25 after the one that is stated. */
  changes(input: { id: number } & ChangedRowsQuery): Promise<ChangedRow[]>;
  /** Decides on fields that were edited in the archive and in the file, one by one: 1,000 at most. It is checked anew then. */
  decide(input: { id: number; decisions: DecidedConflict[] }): Promise<ImportDetail>;
  /** Rows with messages, as a table (CSV): file, row, outcome, message, and the cells of the row. */
  messages(input: { id: number }): Promise<Blob>;
  /** Ends it after its present step; it can go on, by the command if that has started it. */
  pause(input: { id: number }): Promise<ImportDetail>;
  /** Takes back what it has changed, except records that were changed again since; in the background. */
  undo(input: { id: number }): Promise<ImportDetail>;
  /** Forgets one that was not begun, with its file. */
  remove(input: { id: number }): Promise<void>;
}
