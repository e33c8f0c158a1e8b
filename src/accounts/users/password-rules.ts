import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MinLength, ValidateBy, type ValidationArguments } from 'class-validator';
import type { FieldErrorCode } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { IfDefined } from '../../platform/http/input.decorators.js';
import { commonLocalPasswords } from './common-local-passwords.js';
import { commonPasswords } from './common-passwords.js';
import { passwordBytes } from './password-hasher.js';

/** The current password of an account. Without a maximum: one that is too long is answered like any wrong one. */
export const PresentPassword = (): PropertyDecorator =>
  applyDecorators(IsString({ message: 'errorPasswordRequired' }), IsNotEmpty({ message: 'errorPasswordRequired' }));

/** The caller's own password; left out where the account has none, and its owner confirms at the institution. */
export const OwnPasswordIfAny = (): PropertyDecorator => applyDecorators(IfDefined(), PresentPassword());

/** The first password of an account, at registration. */
export const FirstPassword = (): PropertyDecorator =>
  chosenPassword(limits.registration.passwordMin, { missing: 'errorPasswordMin', short: 'errorPasswordMin' });

/** A password that replaces another one. */
export const NewPassword = (): PropertyDecorator =>
  chosenPassword(limits.password.changedMin, { missing: 'errorPasswordRequired', short: 'errorNewPasswordMin' });

const chosenPassword = (min: number, codes: Record<'missing' | 'short', FieldErrorCode>): PropertyDecorator =>
  applyDecorators(
    IsString({ message: codes.missing }),
    IsNotEmpty({ message: codes.missing }),
    MinLength(min, { message: codes.short }),
    ValidateBy({ name: 'uncommonPassword', validator: { validate: isUncommon } }, { message: 'errorPasswordCommon' }),
    ValidateBy(
      {
        name: 'passwordBytes',
        validator: { validate: (value) => typeof value === 'string' && passwordBytes(value) !== null },
      },
      { message: 'field_too_long' },
    ),
  );

/** Not one of the first that anybody would try: a common one, or the address of the form or what is before its @. */
function isUncommon(value: unknown, context?: ValidationArguments): boolean {
  if (typeof value !== 'string') return true;
  const password = value.toLowerCase();
  const { email } = (context?.object ?? {}) as { email?: unknown };
  const address = typeof email === 'string' ? email.toLowerCase() : '';
  const isCommon = commonPasswords.has(password) || commonLocalPasswords.has(password);
  return !isCommon && password !== address && password !== address.split('@')[0];
}

/** A repeated password: must equal the field of that name exactly. */
export const ConfirmationOf = (field: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'confirmationOf',
      validator: {
        validate: (value, context?: ValidationArguments) =>
          typeof value === 'string' &&
          value === (context as ValidationArguments & { object: Record<string, unknown> }).object[field],
      },
    },
    { message: 'errorPasswordMatch' },
  );
