import { ApiProperty } from '@nestjs/swagger';
import { type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import { UndoableChangeDto } from '../../history/undoable-change.dto.js';
import { type Import, type ImportedFile, type ImportState, importStates } from '../../contract/import.js';

export class ImportedFileDto implements ImportedFile {
  name: string;
  /** What its rows are about. */
  @ApiProperty({ enum: exchangeTables })
  table: ExchangeTable;
}

export class ImportDto extends UndoableChangeDto implements Import {
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
}
