import type { AccountRemoval, PasswordChange } from '../../contract/user.js';
import { ConfirmationOf, NewPassword, PresentPassword } from '../users/password-rules.js';

export class PasswordChangeDto implements PasswordChange {
  @PresentPassword()
  currentPassword: string;

  /** At least 8 characters. */
  @NewPassword()
  newPassword: string;

  @ConfirmationOf('newPassword')
  confirmPassword: string;
}

export class AccountRemovalDto implements AccountRemoval {
  /** The account's password, once more: what is deleted is gone. */
  @PresentPassword()
  password: string;
}
