import type { TableProblem } from '../contract/exchange/table-problem.js';
import type { ImportCounts, ImportState } from '../contract/import.js';
import type { Mapping } from '../contract/exchange/mapping.js';
import type { ShapeChoice, TableShape } from '../contract/exchange/table-shape.js';

/** A table of an import: a file, how it is read, and what its columns mean. */
export interface ImportedTable {
  /** Of the file. */
  name: string;
  shape: TableShape;
  mapping: Mapping;
  /** The earlier import whose mapping it has. */
  mappedLike?: number;
  /** How somebody has chosen to read it, in place of the guess. */
  choice?: ShapeChoice;
  /** Its columns must be read anew. */
  isUnread?: true;
}

/** What is changed of an import before it runs; its version is that of these. */
export const preparedOf = ({ tables, publishes }: ImportRecord): Pick<ImportRecord, 'tables' | 'publishes'> => ({
  tables,
  publishes,
});

/** An import as it is stored. */
export interface ImportRecord extends ImportCounts {
  id: number;
  state: ImportState;
  tables: ImportedTable[];
  publishes: boolean;
  /** Its photos and cards keep the numbers that they have had elsewhere. */
  keepsNumbers: boolean;
  /** Null before it runs. */
  fingerprint: string | null;
  /** Of the file in the storage; null where a command reads it, and until a worker has received it. */
  fileSha256: string | null;
  /** As that file was sent; null where a command reads it. */
  fileName: string | null;
  /** How many came with the tables; null without any. */
  pictures: number | null;
  problem: TableProblem | null;
  /** The name of the table of its zip that was chosen, and of all among which it is. */
  tableFile: string | null;
  tableFiles: string[];
  /** Rows, as the last check has counted them. */
  total: number | null;
  userId: number | null;
  apiKeyId: number | null;
  /** Number of the table that is read, from 0, and the last row of it that is done. */
  place: number;
  lastRow: number;
  /** Rows with messages. */
  reported: number;
  undone: number;
  kept: number;
  /** The first change of the record that was undone last; null before. */
  undoneTo: string | null;
  changeSetId: number | null;
  undoSetId: number | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** When something was done of it last. */
  lastStepAt: Date;
  /** Whether it is called running or undoing, but nobody is at work on it, and nobody will be: its process was killed. */
  isAbandoned: boolean;
}

/** The state that people see: what was abandoned is interrupted. It can go on, or be taken back. */
export const presentState = ({ state, isAbandoned }: Pick<ImportRecord, 'state' | 'isAbandoned'>): ImportState =>
  isAbandoned ? 'paused' : state;
