import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsNotEmpty } from 'class-validator';
import type { FieldErrorCode } from '../../contract/errors.js';
import { wellFormed } from '../../platform/http/input.decorators.js';

/** The form in which addresses are compared and looked up. */
export const normaliseEmail = (email: string): string => writtenEmail(email).toLowerCase();

/** An address as typed, without surrounding white space. */
export const writtenEmail = (email: string): string => email.normalize('NFC').trim();

/**
 * The email address of an account, stored as typed. Hosts without a dot are allowed (`admin@localhost` in a local network),
 * quoted local parts are not, because they may contain white space and line breaks.
 */
export const Email = ({
  required = 'errorEmailRequired',
  invalid = 'errorEmailInvalid',
}: { required?: FieldErrorCode; invalid?: FieldErrorCode } = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? wellFormed(writtenEmail(value)) : value,
    ),
    IsNotEmpty({ message: required }),
    IsEmail({ require_tld: false, blacklisted_chars: '"' }, { message: invalid }),
  );
