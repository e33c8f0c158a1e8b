import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsNotEmpty } from 'class-validator';
import type { FieldErrorCode } from '../../contract/errors.js';

/** The one spelling under which an address is looked up. */
export const normaliseEmail = (email: string): string => writtenEmail(email).toLowerCase();

/** An address as it was typed, without white space around it. */
export const writtenEmail = (email: string): string => email.normalize('NFC').trim();

/**
 * An e-mail address of an account (accounts-and-admin.md §5), kept as it is typed. A host without a dot is one too: an
 * administrator of a house network may be `admin@localhost`. Quoted names, which may hold white space and line breaks,
 * are none.
 */
export const Email = ({
  required = 'errorEmailRequired',
  invalid = 'errorEmailInvalid',
}: { required?: FieldErrorCode; invalid?: FieldErrorCode } = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? writtenEmail(value) : value)),
    IsNotEmpty({ message: required }),
    IsEmail({ require_tld: false, blacklisted_chars: '"' }, { message: invalid }),
  );
