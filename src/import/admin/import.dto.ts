import { ApiProperty } from '@nestjs/swagger';
import { type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import { type Import, type ImportedFile, type ImportState, importStates } from '../../contract/import.js';

export class ImportedFileDto implements ImportedFile {
  name: string;
  /** What its rows are about. */
  @ApiProperty({ enum: exchangeTables })
  table: ExchangeTable;
}

export class ImportDto implements Import {
  id: number;
  @ApiProperty({ enum: importStates })
  state: ImportState;
  files: ImportedFileDto[];
  /** The collection within which the identifiers of its rows are unique. */
  collection: string;
  created: number;
  changed: number;
  /** Rows whose record was as they say. */
  same: number;
  /** Rows that were not imported. */
  refused: number;
  /** Rows with messages. */
  reported: number;
  undone: number;
  /** Records that were not taken back, because they were changed since. */
  kept: number;
  /** The change set of everything that it changed. */
  changeSetId: number | null;
  /** The change set that undid it. */
  undoSetId: number | null;
  startedBy: string | null;
  createdAt: string;
  finishedAt: string | null;
}
