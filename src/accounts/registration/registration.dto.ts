import { Equals, IsBoolean, IsOptional } from 'class-validator';
import type { Registration } from '../../contract/user.js';
import { Trimmed } from '../../platform/http/input.decorators.js';
import { DisplayName } from '../users/display-name.js';
import { Email } from '../users/email.js';
import { ConfirmationOf, FirstPassword } from '../users/password-rules.js';

export class RegistrationDto implements Registration {
  @Email({ required: 'errorInvalidEmail', invalid: 'errorInvalidEmail' })
  email: string;

  /** At least 6 characters. */
  @FirstPassword()
  password: string;

  @ConfirmationOf('password')
  confirmPassword: string;

  @DisplayName()
  @Trimmed()
  displayName?: string;

  /** Must be true. */
  @Equals(true, { message: 'errorPrivacyRequired' })
  acceptedPrivacyPolicy: boolean;

  @IsBoolean()
  @IsOptional()
  acceptedNewsletter?: boolean;
}
