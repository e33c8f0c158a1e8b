import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  type DatingPart,
  datingParts,
  type Mapping,
  mappingChoices,
  mappingSteps,
  type RecordMatch,
  recordMatches,
  type UnknownValue,
} from '../../contract/exchange/mapping.js';
import { IfDefined } from '../../platform/http/input.decorators.js';
import { type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';

const text = 1_000;

/** A named transformation of a text. */
export class MappingStepDto {
  @ApiProperty({ enum: mappingSteps })
  @IsIn(mappingSteps)
  do: (typeof mappingSteps)[number];

  @IfDefined()
  @IsString()
  @MaxLength(text)
  separator?: string;

  @IfDefined()
  @IsInt()
  @Min(1)
  @Max(1_000)
  number?: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  @IfDefined()
  @IsObject()
  values?: Record<string, string>;

  @IfDefined()
  @IsString()
  @MaxLength(text)
  prefix?: string;

  @IfDefined()
  @IsString()
  @MaxLength(text)
  suffix?: string;

  @ApiProperty({ enum: ['lat', 'lng'], required: false })
  @IfDefined()
  @IsIn(['lat', 'lng'])
  axis?: 'lat' | 'lng';

  @ApiProperty({ enum: datingParts, required: false })
  @IfDefined()
  @IsIn(datingParts)
  says?: DatingPart;

  @ApiProperty({ enum: ['earliest', 'latest'], required: false })
  @IfDefined()
  @IsIn(['earliest', 'latest'])
  bound?: 'earliest' | 'latest';
}

/** Fills one column of the archive. */
export class MappingRuleDto {
  @IsString({ message: 'field_required' })
  to: string;

  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  from: string[];

  @IfDefined()
  @IsString()
  @MaxLength(text)
  join?: string;

  @IfDefined()
  @IsString()
  @MaxLength(100_000)
  value?: string;

  @Type(() => MappingStepDto)
  @IfDefined()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  steps?: MappingStepDto[];
}

/** What becomes of tags and cards that the archive does not have. */
export class UnknownValuesDto {
  @ApiProperty({ enum: mappingChoices.unknown })
  @IsIn(mappingChoices.unknown)
  tags: UnknownValue;

  @ApiProperty({ enum: mappingChoices.unknown })
  @IsIn(mappingChoices.unknown)
  entities: UnknownValue;
}

/** How the columns of a file become columns of a table of the archive (`Mapping`). */
export class MappingDto {
  @ApiProperty({ enum: exchangeTables })
  @IsIn(exchangeTables)
  table: ExchangeTable;

  @IsString({ message: 'field_required' })
  @MaxLength(200, { message: 'field_too_long' })
  collection: string;

  @Type(() => MappingRuleDto)
  @IsArray()
  @ArrayMaxSize(1_000)
  @ValidateNested({ each: true })
  rules: MappingRuleDto[];

  @ApiProperty({ enum: recordMatches })
  @IsIn(recordMatches)
  match: RecordMatch;

  @ApiProperty({ enum: mappingChoices.existing })
  @IsIn(mappingChoices.existing)
  existing: Mapping['existing'];

  @ApiProperty({ enum: mappingChoices.emptyCells })
  @IsIn(mappingChoices.emptyCells)
  emptyCells: Mapping['emptyCells'];

  @ApiProperty({ enum: mappingChoices.invalidCells })
  @IsIn(mappingChoices.invalidCells)
  invalidCells: Mapping['invalidCells'];

  @ApiProperty({ enum: mappingChoices.conflicts })
  @IsIn(mappingChoices.conflicts)
  conflicts: Mapping['conflicts'];

  @Type(() => UnknownValuesDto)
  @ValidateNested()
  unknown: UnknownValuesDto;

  @IsOptional()
  @IsString()
  entityType: string | null;

  @IsBoolean()
  keepsOthers: boolean;
}
