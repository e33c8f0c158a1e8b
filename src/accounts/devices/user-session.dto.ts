import { IsUUID } from 'class-validator';
import type { UserSession } from '../../contract/user.js';

export class UserSessionDto implements UserSession {
  /** Random; not the session's own id. */
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** Accurate to ten minutes. */
  lastSeenAt: string;
  /** Whether this very call was made in it. */
  isCurrent: boolean;
}

export class SessionKeyDto {
  @IsUUID()
  id: string;
}
