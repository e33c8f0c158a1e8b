import { IsBoolean, IsOptional } from 'class-validator';
import type { Credentials } from '../../contract/user.js';
import { Email } from '../users/email.js';
import { PresentPassword } from '../users/password-rules.js';

export class CredentialsDto implements Credentials {
  @Email()
  email: string;

  /** Without a maximum: a password that is too long is answered like any wrong one. */
  @PresentPassword()
  password: string;

  /** The session lasts 30 days; otherwise it ends when the browser is closed. */
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}
