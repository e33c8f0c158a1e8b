import { IsUUID } from 'class-validator';
import type { UserSession } from '../../contract/user.js';

export class UserSessionDto implements UserSession {
  /** A random public id, not the secret session id of the cookie. */
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** Accurate to ten minutes. */
  lastSeenAt: string;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

export class SessionKeyDto {
  @IsUUID()
  id: string;
}
