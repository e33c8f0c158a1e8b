import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { Mapping } from '../../contract/exchange/mapping.js';
import { type RowMessage, type RowMessageCode, rowMessageCodes } from '../../contract/exchange/row-message.js';
import { type TableErrorCode, tableErrorTexts, type TableProblem } from '../../contract/exchange/table-problem.js';
import {
  type Delimiter,
  delimiters,
  type ShapeChoice,
  type TableFormat,
  tableFormats,
  type TableShape,
  type TextEncoding,
  textEncodings,
} from '../../contract/exchange/table-shape.js';
import { type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import {
  type ChangedRow,
  type ChangedRowsQuery,
  type ConflictChoice,
  conflictChoices,
  type DecidedConflict,
  type FieldChange,
  type Import,
  type ImportChange,
  type ImportDetail,
  type ImportedFile,
  type ImportFinding,
  type ImportState,
  importStates,
  type ImportTable,
  type ImportTableChange,
  type NewImport,
  type PreviewedRow,
  type RowOutcome,
  rowOutcomes,
  type RowValue,
} from '../../contract/import.js';
import { UndoableChangeDto } from '../../history/undoable-change.dto.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import {
  ChangeableText,
  IfDefined,
  maxId,
  OptionalInteger,
  OptionalYesNo,
  RequiredInteger,
  SeenVersion,
} from '../../platform/http/input.decorators.js';
import { MappingDto } from '../mapping/mapping.dto.js';

const rowValue: ApiPropertyOptions = {
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
};

export class ImportedFileDto implements ImportedFile {
  name: string;
  /** What its rows are about. */
  @ApiProperty({ enum: exchangeTables })
  table: ExchangeTable;
}

export class TableProblemDto implements TableProblem {
  @ApiProperty({ enum: Object.keys(tableErrorTexts) })
  code: TableErrorCode;
  row?: number;
  line?: number;
  column?: number;
  /** Files that it is about. */
  names?: string[];
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
  /** Whether its file came by the browser: then it can be changed, checked and run from there. */
  hasFile: boolean;
  /** Its rows, as the last check has counted them. */
  total: number | null;
  /** When something was done of it last. One that is under way, and of which nothing was heard for a minute, is `paused`. */
  lastStepAt: string;
  /** Why its file cannot be read. */
  @ApiProperty({ type: TableProblemDto, nullable: true })
  problem: TableProblem | null;
}

export class TableShapeDto implements TableShape {
  @ApiProperty({ enum: tableFormats })
  format: TableFormat;
  @ApiProperty({ enum: textEncodings, nullable: true })
  encoding: TextEncoding | null;
  /** Of csv, which is a table with any of these. */
  @ApiProperty({ enum: delimiters, nullable: true })
  delimiter: Delimiter | null;
  /** Whether the first row has the names of the columns. */
  hasHeader: boolean;
  /** Of xlsx: the sheet that is read. */
  sheet: string | null;
  sheets: string[];
  columns: string[];
}

export class ImportTableDto implements ImportTable {
  name: string;
  shape: TableShapeDto;
  @ApiProperty({ type: MappingDto })
  mapping: Mapping;
  /** Some texts of each column, in their order: three at most, and no longer than 200 characters. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  samples: string[][];
  /** The earlier import of a table with the same columns whose mapping it has. */
  mappedLike: number | null;
}

export class ImportDetailDto extends ImportDto implements ImportDetail {
  /** Of its tables and its choices; a change may state it. */
  version: string;
  /** New cards become public, and photos with a picture when it is processed; otherwise they are drafts. */
  publishes: boolean;
  /** How many pictures came with the tables. */
  pictures: number | null;
  /** The names of the tables of its zip, where nothing says what they are and one of them is chosen. */
  tableFiles: string[];
  tables: ImportTableDto[];
}

export class RowMessageDto implements RowMessage {
  @ApiProperty({ type: 'string', enum: rowMessageCodes })
  code: RowMessageCode;
  /** The column of the file; null where the row as a whole is meant. */
  column: string | null;
  /** What stands there, or what is missing. */
  value?: string;
  /** What may have been meant. */
  near?: string[];
  /** The row is not imported because of it. */
  refuses: boolean;
}

export class PreviewedRowDto implements PreviewedRow {
  row: number;
  @ApiProperty({ enum: rowOutcomes })
  outcome: RowOutcome;
  messages: RowMessageDto[];
  /** Values by the columns of the archive. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  values: Record<string, unknown>;
  /** Columns without a rule that are kept with the record. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  others: Record<string, string>;
}

export class ImportFindingDto extends RowMessageDto implements ImportFinding {
  /** The number of the table, from 0. */
  place: number;
  /** How many rows. */
  rows: number;
}

export class FieldChangeDto implements FieldChange {
  /** Of the archive: `title_it`. */
  column: string;
  /** In the archive, before the row: a text, a number, yes or no, or the names of a list. */
  @ApiProperty(rowValue)
  present: RowValue;
  /** In the file. */
  @ApiProperty(rowValue)
  file: RowValue;
  /** Whose value it gets where both have changed it. */
  @ApiProperty({ enum: conflictChoices, nullable: true })
  conflict: ConflictChoice | null;
}

export class ChangedRowDto implements ChangedRow {
  /** The number of the table, from 0. */
  place: number;
  row: number;
  @ApiProperty({ enum: ['photo', 'entity', 'tag'] })
  kind: ChangedRow['kind'];
  recordId: number;
  /** Of the record as it is now, in the base language. */
  title: string | null;
  changes: FieldChangeDto[];
}

export class ChangedRowsQueryDto implements ChangedRowsQuery {
  /** After this row of this table. */
  @OptionalInteger({ min: 0, max: 999 })
  place?: number;

  @OptionalInteger({ min: 0 })
  row?: number;

  /** Only rows with a conflict. */
  @OptionalYesNo()
  conflicts?: boolean;
}

export class DecidedConflictDto implements DecidedConflict {
  @RequiredInteger({ min: 0, max: 999 })
  place: number;

  @RequiredInteger({ min: 1, max: maxId })
  row: number;

  /** Of the archive: `title_it`. */
  @IsString()
  @Length(1, 100)
  column: string;

  @ApiProperty({ enum: conflictChoices })
  @IsIn(conflictChoices)
  choice: ConflictChoice;
}

export class ConflictDecisionsDto {
  @Type(() => DecidedConflictDto)
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(1_000)
  @ValidateNested({ each: true })
  decisions: DecidedConflictDto[];
}

export class NewImportDto implements NewImport {
  @Matches(/^[0-9a-f]{32}$/)
  uploadId: string;
}

export class ImportChangeDto implements ImportChange {
  @IfDefined()
  @IsBoolean()
  publishes?: boolean;

  /** Of all its tables. */
  @ChangeableText(200)
  collection?: string;

  /** One of its `tableFiles`, which is read in place of the others. */
  @IfDefined()
  @IsString()
  @Length(1, 4096)
  tableFile?: string;

  /** The import's `version` when it was loaded; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}

export class ImportTableParamDto extends IdParamDto {
  /** The number of the table, from 0. */
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(0)
  @Max(999)
  place: number;
}

export class ShapeChoiceDto implements ShapeChoice {
  @ApiProperty({ enum: tableFormats, required: false })
  @IfDefined()
  @IsIn(tableFormats)
  format?: TableFormat;

  @ApiProperty({ enum: textEncodings, required: false })
  @IfDefined()
  @IsIn(textEncodings)
  encoding?: TextEncoding;

  @ApiProperty({ enum: delimiters, required: false })
  @IfDefined()
  @IsIn(delimiters)
  delimiter?: Delimiter;

  @IfDefined()
  @IsBoolean()
  hasHeader?: boolean;

  @ChangeableText(200)
  sheet?: string;
}

export class ImportTableChangeDto implements ImportTableChange {
  /** What its rows are about. */
  @ApiProperty({ enum: exchangeTables, required: false })
  @IfDefined()
  @IsIn(exchangeTables)
  table?: ExchangeTable;

  /** How it is read, in place of the guess. */
  @Type(() => ShapeChoiceDto)
  @IfDefined()
  @ValidateNested()
  shape?: ShapeChoiceDto;

  /** The whole mapping. What is wrong with it is named from its own beginning: `rules.3.to`. */
  @ApiProperty({ type: MappingDto, required: false })
  @IfDefined()
  @IsObject()
  mapping?: Mapping;

  /** The import's `version` when it was loaded; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}
