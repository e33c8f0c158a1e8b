import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isColour } from '../contract/colour/accent.js';
import { limits } from '../contract/limits.js';
import { isDateSpan } from '../contract/dates/date-period.js';
import { isNaan } from '../contract/naan.js';
import type { MetadataProperty } from '../contract/metadata/field.js';
import { Decimal } from '../platform/http/decimal.decorator.js';
import { IntegerWithin, NumberWithin, wellFormed } from '../platform/http/input.decorators.js';

/** Trims a text; an empty one becomes null. */
export const EmptyAsNull = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? wellFormed(value.trim()).normalize('NFC') || null : value,
  );

/** May be omitted, but not null. */
export const IfPresent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

export const oneLine = /^\P{Cc}*$/u;
/** Without NUL, which PostgreSQL's text cannot hold. */
export const severalLines = /^(?:[\n\r\t]|\P{Cc})*$/u;

export const RequiredLine = (max: number = limits.text.name): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsNotEmpty({ message: 'field_required' }),
    IsString(),
    Matches(oneLine),
    MaxLength(max, { message: 'field_too_long' }),
  );

export const OptionalText = (pattern: RegExp, max: number = limits.text.line): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsString(),
    Matches(pattern),
    MaxLength(max, { message: 'field_too_long' }),
  );

/** One line of a text in some language. */
export const lineRule = ({ isRequired }: MetadataProperty): PropertyDecorator =>
  isRequired ? RequiredLine() : OptionalText(oneLine);

/** A link for visitors, so only http and https are allowed. */
export const OptionalAddress = (max?: number): PropertyDecorator =>
  applyDecorators(
    OptionalText(oneLine, max),
    IsUrl(
      { protocols: ['https', 'http'], require_protocol: true, disallow_auth: true },
      { message: 'address_expected' },
    ),
  );

export const OptionalEmail = (max: number): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsEmail({ require_tld: false, blacklisted_chars: '"' }, { message: 'errorEmailInvalid' }),
    MaxLength(max, { message: 'field_too_long' }),
  );

/** A Name Assigning Authority Number, without the label `ark:`. */
export const OptionalNaan = (): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    ValidateBy(
      { name: 'naan', validator: { validate: (value: unknown) => typeof value === 'string' && isNaan(value) } },
      { message: 'naan_expected' },
    ),
  );

export const Degrees = (max: number): PropertyDecorator => applyDecorators(NumberWithin(-max, max), Decimal());

/** `#rrggbb`, stored in lower case. */
export const Colour = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    ValidateBy({ name: 'colour', validator: { validate: isColour } }, { message: 'colour_expected' }),
  );

/** An interval in EDTF with two plain ends. */
export const DateSpan = (): PropertyDecorator =>
  ValidateBy(
    { name: 'dateSpan', validator: { validate: (value) => typeof value === 'string' && isDateSpan(value) } },
    { message: 'date_span_expected' },
  );

/** Zoom levels of web map tiles. */
export const ZoomLevel = (): PropertyDecorator => IntegerWithin(0, 22);

export const Year = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'year',
      validator: { validate: (value) => Number.isInteger(value) && value >= limits.year.min && value <= 9999 },
    },
    { message: 'year_expected' },
  );
