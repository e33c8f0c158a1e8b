import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import {
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isPossibleYear } from '../../contract/year.js';

/** PostgreSQL's integer: an id out of this range names nothing. */
export const maxId = 2_147_483_647;

/** A number as a query or a form spells it; what is no number stays as it is and fails the check behind this. */
const numberFrom = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^[+-]?\d+([.,]\d+)?$/.test(value.trim())
    ? Number(value.trim().replace(',', '.'))
    : value;

/** The id of a record; one that is out of range names nothing. */
export const RequiredId = (): PropertyDecorator => applyDecorators(Transform(numberFrom), IsInt(), Min(1), Max(maxId));

/** An optional whole number within a range. */
export const OptionalInteger = ({ min, max = maxId }: { min: number; max?: number }): PropertyDecorator =>
  applyDecorators(Transform(emptyAsAbsent), Transform(numberFrom), IsOptional(), IsInt(), Min(min), Max(max));

/** A number, with a decimal comma or point, within a range (contract.md, Data rules). */
export const OptionalNumber = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(Transform(emptyAsAbsent), Transform(numberFrom), IsOptional(), IsNumber(), Min(min), Max(max));

/** `true`, `1` and `on` are yes; everything else, absence included, is no. */
export const Flag = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams) => value === true || ['true', '1', 'on'].includes(String(value))),
    // Without a check of its own a field counts as unknown.
    IsOptional(),
    IsBoolean(),
  );

/** `true` or `false`, as JSON or as a form spells them; where it is left out, nothing is known. */
export const OptionalYesNo = (): PropertyDecorator =>
  applyDecorators(
    Transform(emptyAsAbsent),
    Transform(({ value }: TransformFnParams): unknown => ({ true: true, false: false })[String(value)] ?? value),
    IsOptional(),
    IsBoolean(),
  );

/** Text without white space around it; empty text counts as absent. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => {
    const text: unknown = typeof value === 'string' ? cleanText(value) : value;
    return text === '' ? undefined : text;
  });

/** Text up to a length; nothing but white space counts as absent. */
export const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(Trimmed(), IsOptional(), IsString(), MaxLength(max, { message: 'field_too_long' }));

/** Where it is given at all, it is text, or null (or nothing but white space) to empty the field. */
export const ClearableText = (max: number): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), IsOptional(), MaxLength(max, { message: 'field_too_long' }), IsString());

/** Where it is given at all, it is text: it can be changed and not be emptied. */
export const ChangeableText = (max: number): PropertyDecorator =>
  applyDecorators(
    Transform(emptyTextAsNull),
    IfGiven(),
    IsString({ message: 'field_required' }),
    MaxLength(max, { message: 'field_too_long' }),
  );

/** The same for a whole number, and for any other, within a range; as JSON or as a form spells it. */
export const ClearableInteger = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(ClearableNumber({ min, max }), IsInt());

export const ClearableNumber = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), Transform(numberFrom), IsOptional(), IsNumber(), Min(min), Max(max));

/** A year that a record may tell of. Its end is asked for at each check: a server may run into a new year. */
export const OptionalYear = (): PropertyDecorator =>
  applyDecorators(Transform(emptyAsAbsent), Transform(numberFrom), IsOptional(), IsInt(), IsPossibleYear());

export const ClearableYear = (): PropertyDecorator =>
  applyDecorators(Transform(emptyTextAsNull), Transform(numberFrom), IsOptional(), IsInt(), IsPossibleYear());

const IsPossibleYear = (): PropertyDecorator =>
  ValidateBy({ name: 'isPossibleYear', validator: { validate: (value) => isPossibleYear(value as number) } });

/** The `updatedAt` of the record that a change was made from (`checkUnchanged`). */
export const SeenVersion = (): PropertyDecorator => applyDecorators(IsOptional(), IsString(), MaxLength(40));

/** May be left out, but not emptied. */
export const IfGiven = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/**
 * Text as it can be kept: composed, without white space around it, and without what no text contains and PostgreSQL
 * refuses: control characters and halves of surrogate pairs. Signs that turn the direction of what follows go too: they
 * make a text say something else than it shows.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .normalize('NFC');

const emptyAsAbsent = ({ value }: TransformFnParams): unknown => (value === '' ? undefined : value);

const emptyTextAsNull = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? cleanText(value) || null : (value as unknown);
