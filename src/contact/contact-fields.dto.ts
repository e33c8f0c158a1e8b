import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { ContactFields, ContactSent } from '../contract/contact.js';
import type { FieldErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';

const Tidy = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim().normalize('NFC') : value,
  );

/** What is no text counts as too short. No line breaks: name and subject become headers of a mail. */
const Line = ({ min, code }: { min: number; code: FieldErrorCode }): PropertyDecorator =>
  applyDecorators(
    Tidy(),
    MinLength(min, { message: code }),
    MaxLength(limits.contact.lineMax, { message: 'field_too_long' }),
    Matches(/^\P{Cc}*$/u),
  );

/** public-site.md §5, Contact form. */
export class ContactFieldsDto implements ContactFields {
  @Line({ min: limits.contact.nameMin, code: 'validation.contact.name.min' })
  name: string;

  @Tidy()
  @IsEmail({}, { message: 'validation.email' })
  email: string;

  @Line({ min: limits.contact.subjectMin, code: 'validation.contact.subject.min' })
  subject: string;

  @Tidy()
  // PostgreSQL's text holds no NUL.
  @Matches(/^(?:[\n\t]|\P{Cc})*$/u)
  @MaxLength(limits.contact.messageMax, { message: 'field_too_long' })
  @MinLength(limits.contact.messageMin, { message: 'validation.contact.message.min' })
  message: string;

  /** To be left empty: nobody sees it, so only programs fill it in. */
  @IsOptional()
  @IsString()
  @MaxLength(limits.contact.lineMax, { message: 'field_too_long' })
  website?: string;
}

export class ContactSentDto implements ContactSent {
  /** A sentence for the visitor, in the language of the page. */
  message: string;
}
