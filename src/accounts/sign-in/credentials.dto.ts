import { IsBoolean, IsOptional } from 'class-validator';
import type { Credentials } from '../../contract/user.js';
import { Email } from '../users/email.js';
import { PresentPassword } from '../users/password-rules.js';

export class CredentialsDto implements Credentials {
  @Email()
  email: string;

  /** Whatever is too long is simply not the password of anybody. */
  @PresentPassword()
  password: string;

  /** Keeps the session for 30 days; otherwise it ends with the browser. */
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}
