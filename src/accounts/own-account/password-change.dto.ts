import { ValidateIf } from 'class-validator';
import type { AccountRemoval, PasswordChange } from '../../contract/user.js';
import { ConfirmationOf, NewPassword, OwnPasswordIfAny, PresentPassword } from '../users/password-rules.js';

export class PasswordChangeDto implements PasswordChange {
  @PresentPassword()
  currentPassword: string;

  /** At least 8 characters; 12 for those who work in the archive. */
  @NewPassword()
  newPassword: string;

  /** When it is sent, it must equal the new password. */
  @ValidateIf((_, value) => value !== undefined)
  @ConfirmationOf('newPassword')
  confirmPassword?: string;
}

export class AccountRemovalDto implements AccountRemoval {
  /** The account's current password, because deleting cannot be undone. An account without one leaves it out. */
  @OwnPasswordIfAny()
  password?: string;
}
