import type { ImportCounts, ImportState } from '../contract/import.js';
import type { Mapping } from '../contract/exchange/mapping.js';
import type { TableShape } from './reading/table-shape.js';

/** A table of an import: a file, how it is read, and what its columns mean. */
export interface ImportedTable {
  /** Of the file. */
  name: string;
  shape: TableShape;
  mapping: Mapping;
}

/** An import as it is stored. */
export interface ImportRecord extends ImportCounts {
  id: number;
  state: ImportState;
  tables: ImportedTable[];
  publishes: boolean;
  fingerprint: string;
  userId: number | null;
  apiKeyId: number | null;
  /** Number of the table that is read, from 0, and the last row of it that is done. */
  place: number;
  lastRow: number;
  undone: number;
  kept: number;
  /** The first change of the record that was undone last; null before. */
  undoneTo: string | null;
  changeSetId: number | null;
  undoSetId: number | null;
  createdAt: Date;
  finishedAt: Date | null;
}
