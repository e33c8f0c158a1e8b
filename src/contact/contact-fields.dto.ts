import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { ContactFields, ContactSent } from '../contract/contact.js';
import type { FieldErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { wellFormed } from '../platform/http/input.decorators.js';

const Tidy = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? wellFormed(value.replace(/\r\n?/g, '\n').trim()).normalize('NFC') : value,
  );

/** A value that is not a string counts as too short. No line breaks, because name and subject become email headers. */
const Line = ({ min, code }: { min: number; code: FieldErrorCode }): PropertyDecorator =>
  applyDecorators(
    Tidy(),
    MinLength(min, { message: code }),
    MaxLength(limits.contact.lineMax, { message: 'field_too_long' }),
    Matches(/^\P{Cc}*$/u),
  );

export class ContactFieldsDto implements ContactFields {
  @Line({ min: limits.contact.nameMin, code: 'validation.contact.name.min' })
  name: string;

  @Tidy()
  // No quoted local parts, as in an account's address: they may contain line breaks, and this becomes an email header.
  @IsEmail({ blacklisted_chars: '"' }, { message: 'validation.email' })
  email: string;

  @Line({ min: limits.contact.subjectMin, code: 'validation.contact.subject.min' })
  subject: string;

  @Tidy()
  // No NUL: PostgreSQL's text cannot hold it.
  @Matches(/^(?:[\n\t]|\P{Cc})*$/u)
  @MaxLength(limits.contact.messageMax, { message: 'field_too_long' })
  @MinLength(limits.contact.messageMin, { message: 'validation.contact.message.min' })
  message: string;

  /** Honeypot, must be empty: hidden from visitors, so only programs fill it in. */
  @IsOptional()
  @IsString()
  @MaxLength(limits.contact.lineMax, { message: 'field_too_long' })
  website?: string;
}

export class ContactSentDto implements ContactSent {
  /** A confirmation for the visitor, in the language of the page. */
  message: string;
}
