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
import { DomainError, type FieldErrorCode } from '../../contract/errors.js';
import {
  type Mapping,
  type MappingRule,
  type MappingStep,
  mappingSteps,
  type RecordMatch,
  recordMatches,
  type UnknownValue,
} from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import { validated } from '../../platform/http/validated.js';
import { cautiousMapping } from './guess-mapping.js';

const text = 1_000;
const unknownValues = ['omit', 'refuse', 'create'] as const satisfies UnknownValue[];

class MappingStepDto {
  @IsIn(mappingSteps)
  do: (typeof mappingSteps)[number];

  @IsOptional()
  @IsString()
  @MaxLength(text)
  separator?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000)
  number?: number;

  @IsOptional()
  @IsObject()
  values?: Record<string, string>;

  @IsOptional()
  @IsString()
  @MaxLength(text)
  prefix?: string;

  @IsOptional()
  @IsString()
  @MaxLength(text)
  suffix?: string;

  @IsOptional()
  @IsIn(['lat', 'lng'])
  axis?: 'lat' | 'lng';

  @IsOptional()
  @IsIn(['earliest', 'latest'])
  bound?: 'earliest' | 'latest';
}

class MappingRuleDto {
  @IsString({ message: 'field_required' })
  to: string;

  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  from: string[];

  @IsOptional()
  @IsString()
  @MaxLength(text)
  join?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100_000)
  value?: string;

  @Type(() => MappingStepDto)
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  steps?: MappingStepDto[];
}

class UnknownValuesDto {
  @IsIn(unknownValues)
  tags: UnknownValue;

  @IsIn(unknownValues)
  entities: UnknownValue;
}

class MappingDto {
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

  @IsIn(recordMatches)
  match: RecordMatch;

  @IsIn(['change', 'fill', 'leave'])
  existing: Mapping['existing'];

  @IsIn(['keep', 'clear'])
  emptyCells: Mapping['emptyCells'];

  @IsIn(['refuse', 'omit'])
  invalidCells: Mapping['invalidCells'];

  @IsIn(['keep', 'overwrite'])
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

/**
 * A mapping that somebody has written or kept, with the cautious choices where it makes none.
 * @param columns of the file
 * @throws DomainError validation_failed, naming `rules.3.from` where the file has no such column, `rules.3.to` where the table has
 *   none, or has it twice
 */
export function checkMapping(given: unknown, columns: readonly string[]): Mapping {
  const input = typeof given === 'object' && given !== null ? given : {};
  const mapping = validated(MappingDto, { ...cautiousMapping, ...input }, 'body') as unknown as Mapping;
  const errors = mapping.rules.flatMap((rule, place) => errorsOfRule(rule, place, mapping, columns));
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  return mapping;
}

function errorsOfRule(
  { to, from, steps = [] }: MappingRule,
  place: number,
  { table, rules }: Mapping,
  columns: readonly string[],
): { field: string; code: FieldErrorCode }[] {
  const of = `rules.${place}`;
  const column = exchangeColumns[table].find(({ name }) => name === to);
  return [
    ...(column && !column.isDerived ? [] : [{ field: `${of}.to`, code: 'field_unknown' as const }]),
    ...(rules.findIndex((rule) => rule.to === to) < place ? [{ field: `${of}.to`, code: 'field_taken' as const }] : []),
    ...(from.every((name) => columns.includes(name)) ? [] : [{ field: `${of}.from`, code: 'choice_gone' as const }]),
    ...steps.flatMap((step, number) =>
      isWhole(step) ? [] : [{ field: `${of}.steps.${number}`, code: 'field_required' as const }],
    ),
  ];
}

/** Whether a step says what it needs. */
function isWhole(step: MappingStep): boolean {
  switch (step.do) {
    case 'part':
      return Boolean(step.separator) && Boolean(step.number);
    case 'split':
      return Boolean(step.separator);
    case 'replace':
      return Object.values(step.values ?? {}).every((value) => typeof value === 'string');
    case 'without':
      return Boolean(step.prefix) || Boolean(step.suffix);
    case 'coordinate':
      return step.axis === 'lat' || step.axis === 'lng';
    case 'day':
      return step.bound === 'earliest' || step.bound === 'latest';
  }
}
