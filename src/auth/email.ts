import { Transform, type TransformFnParams } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsNotEmpty } from 'class-validator';

/** The one spelling under which an address is kept and looked up. */
export const normaliseEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * An e-mail address of an account (accounts-and-admin.md §5). A host without a dot is one too: an administrator of a
 * house network may be `admin@localhost`.
 */
export const Email = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? normaliseEmail(value) : value)),
    IsNotEmpty({ message: 'errorEmailRequired' }),
    IsEmail({ require_tld: false }, { message: 'errorEmailInvalid' }),
  );
