import type { Mapping } from './exchange/mapping.js';
import type { RowMessage } from './exchange/row-message.js';
import type { TableProblem } from './exchange/table-problem.js';
import type { ShapeChoice, TableShape } from './exchange/table-shape.js';
import type { ExchangeTable } from './exchange/tables.js';
import type { UndoableChange } from './undoable-change.js';

/**
 * `reading`: the columns of its file are read, which makes it a `draft` or `unreadable`; `checking`: a dry run, after which it is
 * `checked`. Whatever is changed of a checked one makes it a draft again. It is `running` until it is `done`, `paused` or `failed`,
 * and can then be taken back: `undoing`, `undone`.
 */
export const importStates = [
  'reading',
  'unreadable',
  'draft',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** After how many days something of an import is forgotten. */
export const importRetentionDays = {
  /** One that was not begun, since it was last prepared. */
  unprepared: 90,
  /** What there was to say of the rows of one that has ended. */
  report: 365,
} as const;

/** What has become of a row. */
export const rowOutcomes = ['created', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Rows of an import by what has become of them. */
export type ImportCounts = Record<RowOutcome, number>;

/** An import of a collection, as the administration shows it. */
export interface Import extends ImportCounts, UndoableChange {
  id: number;
  state: ImportState;
  files: ImportedFile[];
  /** The collection within which the identifiers of its rows are unique. */
  collection: string;
  /** How many rows have messages, such as why they were refused. */
  reported: number;
  /** Whether its file came by the browser: then it can be changed, checked and run from there. */
  hasFile: boolean;
  /** The rows of its tables together, as the last check has counted them; null before. */
  total: number | null;
  /** When something was done of it last. One that is under way, and of which nothing was heard for a minute, is `paused`. */
  lastStepAt: string;
  /** Why its file cannot be read; null where it can. */
  problem: TableProblem | null;
}

/** An import with its tables, to be prepared. The counts of a check are those of what it would do. */
export interface ImportDetail extends Import {
  /** Of its tables and its choices; a change may state it. */
  version: string;
  /** New cards become public, and photos with a picture when it is processed; otherwise they are drafts. */
  publishes: boolean;
  /** How many pictures came with the tables; null without any. */
  pictures: number | null;
  /** The names of the tables of its zip, where nothing says what they are and one of them is chosen; else none. */
  tableFiles: string[];
  tables: ImportTable[];
}

/** A table of an import: how it is read, and what its columns mean. */
export interface ImportTable {
  /** Of its file. */
  name: string;
  shape: TableShape;
  mapping: Mapping;
  /** Some texts of each column, in the order of the columns: three at most, and no longer than 200 characters. */
  samples: string[][];
  /** The earlier import of a table with the same columns whose mapping it has; null where the mapping was guessed. */
  mappedLike: number | null;
}

export interface NewImport {
  /** A complete upload of the caller: a table, or a zip with tables and pictures. */
  uploadId: string;
}

/** The version of the import that a change was made from: nobody overwrites a change that they have not seen. */
export interface SeenImport {
  version?: string;
}

/** What is left out stays. */
export interface ImportChange extends SeenImport {
  publishes?: boolean;
  /** Of all its tables. */
  collection?: string;
  /** One of `tableFiles`, which is read in place of the others; what stands beside it is not changed. */
  tableFile?: string;
}

/** What is left out stays. Another table or another way to read it makes a new guess of the mapping. */
export interface ImportTableChange extends SeenImport {
  table?: ExchangeTable;
  shape?: ShapeChoice;
  mapping?: Mapping;
}

/** One of the first rows of a table as it would come into the archive. */
export interface PreviewedRow {
  row: number;
  outcome: RowOutcome;
  messages: RowMessage[];
  /** Values by the columns of the archive: `title_it`. */
  values: Record<string, unknown>;
  /** Columns without a rule that are kept with the record. */
  others: Record<string, string>;
}

/** Something that is to be said of several rows. */
export interface ImportFinding extends RowMessage {
  /** The number of the table, from 0. */
  place: number;
  /** How many rows. */
  rows: number;
}

export interface ImportedFile {
  name: string;
  /** What its rows are about. */
  table: ExchangeTable;
}

/** A row of an import of which there is something to say. */
export interface ReportedRow {
  /** Number of its file, from 0. */
  place: number;
  /** As a spreadsheet numbers it. */
  row: number;
  outcome: RowOutcome;
  messages: RowMessage[];
  /** What stands in it, in the order of the columns of its file. */
  cells: string[];
}

/** Whose value a field gets that was edited in the archive since the last import, and that the file changes as well. */
export const conflictChoices = ['archive', 'file'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

/** A value of a field: lists have the names of what they link to. */
export type RowValue = string | number | boolean | null | string[];

/** A field of a record that a row changes, or that it would change if it were not edited in the archive. */
export interface FieldChange {
  /** Of the archive: `title_it`. */
  column: string;
  /** In the archive, before the row. */
  present: RowValue;
  /** In the file. */
  file: RowValue;
  /** Whose value it gets where both have changed it; null where only the file has. */
  conflict: ConflictChoice | null;
}

/** A row whose record is in the archive already, and differs from it. */
export interface ChangedRow {
  place: number;
  row: number;
  /** What kind of record it is about, as the history names it. */
  kind: 'photo' | 'entity' | 'tag';
  recordId: number;
  /** Of the record as it is now, in the base language; null where it is gone. */
  title: string | null;
  changes: FieldChange[];
}

/** Where a page of changed rows begins: after this row of this table. */
export interface ChangedRowsQuery {
  place?: number;
  row?: number;
  /** Only rows with a conflict. */
  conflicts?: boolean;
}

/** The decision on one conflict. */
export interface DecidedConflict {
  place: number;
  row: number;
  column: string;
  choice: ConflictChoice;
}

/** Changes go on without anybody waiting for them. */
export const isImportUnderWay = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'reading' || state === 'checking' || state === 'running' || state === 'undoing';

/** Whether something of it may be in the archive. */
export const isImportBegun = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'running' ||
  state === 'paused' ||
  state === 'done' ||
  state === 'failed' ||
  state === 'undoing' ||
  state === 'undone';

/** Whether its mapping and its choices can be changed: nothing of it was imported yet. */
export const isImportChangeable = ({ state, hasFile }: Pick<Import, 'state' | 'hasFile'>): boolean =>
  hasFile && (state === 'draft' || state === 'checked' || state === 'unreadable');

/** Whether it can be checked. */
export const isImportCheckable = ({ state, hasFile }: Pick<Import, 'state' | 'hasFile'>): boolean =>
  hasFile && (state === 'draft' || state === 'checked');

/** Whether it can be run, or go on. What was taken back in part is taken back further, and not imported again. */
export const isImportRunnable = ({
  state,
  hasFile,
  undoSetId,
}: Pick<Import, 'state' | 'hasFile' | 'undoSetId'>): boolean =>
  hasFile &&
  undoSetId === null &&
  (state === 'draft' || state === 'checked' || state === 'paused' || state === 'failed');

/** Whether it can be forgotten: nothing of it was imported. */
export const isImportRemovable = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'draft' || state === 'checked' || state === 'unreadable';

/** Whether there is something to take back, and nothing that must end before. */
export const isImportUndoable = ({ state, changeSetId }: Pick<Import, 'state' | 'changeSetId'>): boolean =>
  changeSetId !== null && (state === 'paused' || state === 'done' || state === 'failed');
