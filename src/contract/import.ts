import type { ExchangeTable } from './exchange/tables.js';
import type { RowMessage } from './exchange/row-message.js';

export const importStates = ['running', 'paused', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Rows of an import by what has become of them. */
export interface ImportCounts {
  created: number;
  changed: number;
  same: number;
  refused: number;
}

/** An import of a collection, as the administration shows it. */
export interface Import extends ImportCounts {
  id: number;
  state: ImportState;
  files: ImportedFile[];
  /** The collection within which the identifiers of its rows are unique. */
  collection: string;
  /** How many rows have messages, such as why they were refused. */
  reported: number;
  /** Records that have been taken back, and those that have not, because somebody has changed them since. */
  undone: number;
  kept: number;
  /** The change set of everything that it changed, and the one that undid it. */
  changeSetId: number | null;
  undoSetId: number | null;
  /** Who started it; null on the command line, for a deleted account, and for an API key. */
  startedBy: string | null;
  createdAt: string;
  finishedAt: string | null;
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
  outcome: keyof ImportCounts;
  messages: RowMessage[];
}

/** Changes go on without anybody waiting for them. */
export const isImportUnderWay = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** Whether there is something to take back, and nothing that must end before. */
export const isImportUndoable = ({ state, changeSetId }: Pick<Import, 'state' | 'changeSetId'>): boolean =>
  changeSetId !== null && state !== 'running' && state !== 'undone' && state !== 'undoing';
