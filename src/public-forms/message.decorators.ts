import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { FieldErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { wellFormed } from '../platform/http/input.decorators.js';

interface TextRule {
  min: number;
  /** The error of a text that is too short. */
  code: FieldErrorCode;
}

const Tidy = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? wellFormed(value.replace(/\r\n?/g, '\n').trim()).normalize('NFC') : value,
  );

/** A value that is not a string counts as too short. No line breaks, because name and subject become email headers. */
export const Line = ({ min, code }: TextRule): PropertyDecorator =>
  applyDecorators(
    Tidy(),
    MinLength(min, { message: code }),
    MaxLength(limits.contact.lineMax, { message: 'field_too_long' }),
    Matches(/^\P{Cc}*$/u),
  );

/** The address that an answer goes to. */
export const ReplyAddress = (): PropertyDecorator =>
  applyDecorators(
    Tidy(),
    // No quoted local parts, as in an account's address: they may contain line breaks, and this becomes an email header.
    IsEmail({ blacklisted_chars: '"' }, { message: 'validation.email' }),
  );

/** A text of several paragraphs. A value that is not a string counts as too short. */
export const Paragraphs = ({ min, code }: TextRule): PropertyDecorator =>
  applyDecorators(
    Tidy(),
    MinLength(min, { message: code }),
    MaxLength(limits.contact.messageMax, { message: 'field_too_long' }),
    // No NUL: PostgreSQL's text cannot hold it.
    Matches(/^(?:[\n\t]|\P{Cc})*$/u),
  );

/** Must be empty: the field is hidden from visitors, so only programs fill it in. */
export const Honeypot = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsString(), MaxLength(limits.contact.lineMax, { message: 'field_too_long' }));
