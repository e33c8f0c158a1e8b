import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { type Authority, readAuthorityId } from '../../contract/authorities.js';
import type { FieldErrorCode } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { daysOf, isCalendarDay, isPossibleDay } from '../../contract/dates/written-day.js';
import { isPossibleYear } from '../../contract/year.js';
import { cleanText, inOneLine } from '../texts/clean-text.js';
import { readNumber } from '../texts/read-number.js';

/** The largest PostgreSQL integer; no record has a larger id. */
export const maxId = 2_147_483_647;

/** Parses the number of a query or a form; anything else stays unchanged and fails the following validator. */
const numberFrom = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? (readNumber(value) ?? value) : value;

/** A whole number from `min` to `max`, already parsed. */
export const IntegerWithin = (min: number, max: number): PropertyDecorator =>
  applyDecorators(IsInt({ message: 'integer_expected' }), ...within(min, max));

/** A number from `min` to `max`, already parsed. */
export const NumberWithin = (min: number, max: number): PropertyDecorator =>
  applyDecorators(IsNumber({}, { message: 'number_expected' }), ...within(min, max));

const within = (min: number, max: number): PropertyDecorator[] => [
  Min(min, { message: 'number_out_of_range' }),
  Max(max, { message: 'number_out_of_range' }),
];

/** The id of a record. */
export const RequiredId = (): PropertyDecorator =>
  applyDecorators(Transform(numberFrom), IsInt(), Min(1), Max(maxId), DescribedInteger({ min: 1, max: maxId }));

/** Ids of records, at least one and each once. */
export const RequiredIds = (max: number): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(max),
    ArrayUnique(),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(maxId, { each: true }),
    ApiProperty({
      type: 'array',
      minItems: 1,
      maxItems: max,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: maxId },
    }),
  );

/** An integer within a range that must be there. */
export const RequiredInteger = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(Transform(numberFrom), IntegerWithin(min, max), DescribedInteger({ min, max }));

/** An optional integer within a range. */
export const OptionalInteger = ({ min, max = maxId }: { min: number; max?: number }): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    Transform(numberFrom),
    IsOptional(),
    IntegerWithin(min, max),
    DescribedInteger({ min, max }),
  );

/** An optional number within a range, with a decimal comma or point. */
export const OptionalNumber = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    Transform(numberFrom),
    IsOptional(),
    NumberWithin(min, max),
    ApiProperty({ type: 'number', format: 'double', minimum: min, maximum: max }),
  );

/** `true`, `1` and `on` are true; everything else is false, also a missing value. */
export const Flag = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams) => value === true || ['true', '1', 'on'].includes(String(value))),
    // A property without any validator would count as an unknown field.
    IsOptional(),
    IsBoolean(),
  );

/** `true` or `false` of JSON or of a form; undefined when it is left out. */
export const OptionalYesNo = (): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    Transform(({ value }: TransformFnParams): unknown => ({ true: true, false: false })[String(value)] ?? value),
    IsOptional(),
    IsBoolean(),
  );

/** One of a few values; the first one is what it means to leave it out. */
export const OptionalChoice = (values: readonly [string, ...string[]]): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    IsOptional(),
    IsIn(values),
    ApiProperty({ enum: [...values], default: values[0], required: false }),
  );

/** A part of a path that is looked up. PostgreSQL refuses NUL, and no record has another control character in it. */
export const PathText = (max: number): PropertyDecorator =>
  applyDecorators(IsString(), MaxLength(max), Matches(/^[^\p{Cc}\p{Surrogate}]+$/u));

/** Replaces unpaired surrogates, which validators that encode a text as UTF-8 throw on, by a character that they refuse. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Text without surrounding white space; an empty text becomes undefined. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => {
    const text: unknown = typeof value === 'string' ? cleanText(value) : value;
    return text === '' ? undefined : text;
  });

/** Before the rules of a text of one line: what was pasted in several lines becomes one. */
const OneLine = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? inOneLine(value) : value));

/** Optional text with a maximum length; white space alone becomes undefined. */
export const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(Trimmed(), IsOptional(), IsString(), MaxLength(max, { message: 'field_too_long' }));

/** For patches: text, or null (or white space alone) to empty the field, or undefined to leave it. */
export const ClearableText = (max: number): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), IsOptional(), MaxLength(max, { message: 'field_too_long' }), IsString());

/** For patches: text, or undefined to leave the field. It cannot be emptied. */
export const ChangeableText = (max: number): PropertyDecorator =>
  applyDecorators(
    Transform(emptyTextAsNull),
    IfDefined(),
    IsString({ message: 'field_required' }),
    MaxLength(max, { message: 'field_too_long' }),
  );

/** The same for a text of one line. */
export const OptionalLine = (max: number): PropertyDecorator => applyDecorators(OneLine(), OptionalText(max));
export const ClearableLine = (max: number): PropertyDecorator => applyDecorators(OneLine(), ClearableText(max));
export const ChangeableLine = (max: number): PropertyDecorator => applyDecorators(OneLine(), ChangeableText(max));

/** A text of one line that must be there. */
export const RequiredLine = (max: number): PropertyDecorator =>
  applyDecorators(
    OneLine(),
    Trimmed(),
    IsString({ message: 'field_required' }),
    MaxLength(max, { message: 'field_too_long' }),
    ApiProperty({ type: 'string', maxLength: max }),
  );

/** For patches: an integer (or a number) within a range, null to empty the field, or undefined to leave it. */
export const ClearableInteger = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), Transform(numberFrom), IsOptional(), IntegerWithin(min, max));

export const ClearableNumber = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), Transform(numberFrom), IsOptional(), NumberWithin(min, max));

/** A year that a record may have. The latest one is the present year, read at each check: a server may run for years. */
export const OptionalYear = (): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    Transform(numberFrom),
    IsOptional(),
    IsPossibleYear(),
    DescribedInteger({ min: limits.year.min }),
  );

export const ClearableYear = (): PropertyDecorator =>
  applyDecorators(
    Transform(emptyTextAsNull),
    Transform(numberFrom),
    IsOptional(),
    IsPossibleYear(),
    DescribedInteger({ min: limits.year.min }),
  );

/** A day on which a record may be dated, or a month or a year: `1918-11-03`, `1918-11`, `1918`. @param isEarly also before 1000 */
export const OptionalDay = (isEarly = false): PropertyDecorator =>
  applyDecorators(Transform(emptyAsAbsent), IsOptional(), IsPossibleDay(isEarly));

export const ClearableDay = (isEarly = false): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), IsOptional(), IsPossibleDay(isEarly));

/** A day of the calendar that is used today, `2026-01-31`: of what happens in the archive, not of what it keeps. */
export const OptionalCalendarDay = (): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    IsOptional(),
    ValidateBy(
      {
        name: 'isCalendarDay',
        validator: { validate: (value) => typeof value === 'string' && isCalendarDay(value) },
      },
      { message: 'calendar_day_expected' },
    ),
    ApiProperty({ type: 'string', format: 'date' }),
  );

/** The identifier of a record in an authority file, also as the address of its page there; an address elsewhere is refused. */
export const OptionalAuthorityId = (authority: Authority): PropertyDecorator =>
  applyDecorators(Trimmed(), IsOptional(), ...authorityId(authority));

/** For patches: the same, or null to empty the field, or undefined to leave it. */
export const ClearableAuthorityId = (authority: Authority): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), IsOptional(), ...authorityId(authority));

const authorityErrors = {
  wikidata: 'wikidata_id_expected',
  geonames: 'geonames_id_expected',
  viaf: 'viaf_id_expected',
} as const satisfies Record<Authority, FieldErrorCode>;

const authorityId = (authority: Authority): PropertyDecorator[] => [
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? (readAuthorityId(authority, value) ?? value) : value,
  ),
  ValidateBy(
    {
      name: 'isAuthorityId',
      validator: { validate: (value) => typeof value === 'string' && readAuthorityId(authority, value) !== null },
    },
    { message: authorityErrors[authority] },
  ),
];

/** The begin or the end of a filter by date: a year, a month or a day, `1918`, `1918-11` or `1918-11-03`. */
export const OptionalRangeEnd = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'number' ? String(value) : value === '' ? undefined : value,
    ),
    IsOptional(),
    ValidateBy(
      { name: 'isRangeEnd', validator: { validate: (value) => typeof value === 'string' && isRangeEnd(value) } },
      { message: 'day_impossible' },
    ),
    ApiProperty({ type: 'string', pattern: rangeEnd.source }),
  );

const rangeEnd = /^\d{1,4}(?:-\d{2}(?:-\d{2})?)?$/;

/** PostgreSQL has no year 0, of which only the whole can be asked for. */
const isRangeEnd = (text: string): boolean =>
  rangeEnd.test(text) && daysOf(text.includes('-') ? text : text.padStart(4, '0')) !== null && !/^0*-/.test(text);

const IsPossibleDay = (isEarly: boolean): PropertyDecorator => {
  const first = isEarly ? limits.year.recordMin : limits.year.min;
  return ValidateBy(
    {
      name: 'isPossibleDay',
      validator: { validate: (value) => typeof value === 'string' && isPossibleDay(value, first) },
    },
    { message: isEarly ? 'record_day_impossible' : 'day_impossible' },
  );
};

/** What OpenAPI says of it: the generator does not see rules inside of composed decorators. */
const DescribedInteger = ({ min, max }: { min: number; max?: number }): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: min, maximum: max });

const IsPossibleYear = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPossibleYear',
      validator: { validate: (value) => Number.isInteger(value) && isPossibleYear(value as number) },
    },
    { message: 'year_impossible' },
  );

/** The `updatedAt` or the `version` of what a change was made from (`checkUnchanged`, `checkVersion`). */
export const SeenVersion = (): PropertyDecorator => applyDecorators(IsOptional(), IsString(), MaxLength(40));

/** For patches: the field may be left out, but not be null. */
export const IfDefined = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const emptyAsAbsent = ({ value }: TransformFnParams): unknown => (value === '' ? undefined : value);

const emptyTextAsNull = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? cleanText(value) || null : (value as unknown);
