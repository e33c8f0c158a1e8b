import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import {
  type ForgottenPassword,
  type LinkPurpose,
  linkPurposes,
  type LinkQuery,
  type LinkToken,
  type PasswordReset,
} from '../../contract/user.js';
import { Email } from '../users/email.js';
import { ConfirmationOf, NewPassword } from '../users/password-rules.js';

/** The `token` parameter of a link in an email. Checks the format only. */
const Token = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'field_required' }),
    IsNotEmpty({ message: 'field_required' }),
    MaxLength(500, { message: 'field_too_long' }),
  );

export class ForgottenPasswordDto implements ForgottenPassword {
  @Email()
  email: string;
}

export class PasswordResetDto implements PasswordReset {
  @Token()
  token: string;

  /** At least 8 characters; 12 for those who work in the archive. */
  @NewPassword()
  password: string;

  @ConfirmationOf('password')
  confirmPassword: string;
}

export class LinkTokenDto implements LinkToken {
  @Token()
  token: string;
}

export class LinkQueryDto extends LinkTokenDto implements LinkQuery {
  @IsIn(linkPurposes)
  purpose: LinkPurpose;
}
