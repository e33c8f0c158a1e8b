import type { ExchangeTable } from './exchange/tables.js';
import type { UndoableChange } from './undoable-change.js';
import type { RowMessage } from './exchange/row-message.js';

export const importStates = ['running', 'paused', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What has become of a row. */
export type RowOutcome = 'created' | 'changed' | 'same' | 'refused';

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
}

/** Changes go on without anybody waiting for them. */
export const isImportUnderWay = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** Whether there is something to take back, and nothing that must end before. */
export const isImportUndoable = ({ state, changeSetId }: Pick<Import, 'state' | 'changeSetId'>): boolean =>
  changeSetId !== null && state !== 'running' && state !== 'undone' && state !== 'undoing';
