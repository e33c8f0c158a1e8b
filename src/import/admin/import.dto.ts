import { ApiProperty } from '@nestjs/swagger';
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
import {
  type Delimiter,
  delimiters,
  type ShapeChoice,
  type TableFormat,
  tableFormats,
  type TextEncoding,
  textEncodings,
} from '../../contract/exchange/table-shape.js';
import { type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import {
  type ChangedRowsQuery,
  type ConflictChoice,
  conflictChoices,
  type DecidedConflict,
  type ImportChange,
  type ImportTableChange,
  type NewImport,
  type SeenImport,
} from '../../contract/import.js';
import { type Language, languages } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
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

export class SeenImportDto implements SeenImport {
  /** The import's `version` when it was loaded, as for a change of it. */
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

  /** Rows with something in them that stand above the table. */
  @IfDefined()
  @IsInt()
  @Min(0)
  @Max(limits.rowsAboveTable)
  rowsAbove?: number;

  @IfDefined()
  @IsBoolean()
  hasHeader?: boolean;

  @ChangeableText(200)
  sheet?: string;

  /** Of texts whose columns name none. */
  @ApiProperty({ enum: languages, required: false })
  @IfDefined()
  @IsIn(languages)
  language?: Language;
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
