import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserSession } from '../../contract/user.js';
import { browserSessionSeconds } from '../sessions/session-store.js';
import { deviceOf } from './device.js';

interface SessionFacts {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** A session expires a fixed time after it was last seen, so the end tells that moment. */
export const lastSeen = `expire - coalesce((sess -> 'cookie' ->> 'originalMaxAge')::bigint, ${browserSessionSeconds} * 1000)
  * interval '1 ms'`;

/** The sessions of an account as its owner sees them. */
@Injectable()
export class UserSessions {
  constructor(private readonly dataSource: DataSource) {}

  /** The current one first, then the one seen last. */
  async listOf(userId: number, currentSid: string | null): Promise<UserSession[]> {
    const rows = await this.dataSource.query<SessionFacts[]>(
      `select public_id as id, sess ->> 'userAgent' as "userAgent", created_at as "createdAt",
         ${lastSeen} as "lastSeenAt", sid is not distinct from $2 as "isCurrent"
       from sessions where user_id = $1 and expire > now() order by "isCurrent" desc, "lastSeenAt" desc`,
      [userId, currentSid],
    );
    return rows.map(presentUserSession);
  }

  /** The id of the session that it was, or null when the member has none of that name. */
  async end(userId: number, publicId: string): Promise<string | null> {
    const [ended] = await this.dataSource.query<[{ sid: string }[], number]>(
      'delete from sessions where user_id = $1 and public_id = $2 returning sid',
      [userId, publicId],
    );
    return ended[0]?.sid ?? null;
  }

  async endOthers(userId: number, currentSid: string): Promise<void> {
    await this.dataSource.query('delete from sessions where user_id = $1 and sid <> $2', [userId, currentSid]);
  }
}

const presentUserSession = ({ id, userAgent, createdAt, lastSeenAt, isCurrent }: SessionFacts): UserSession => ({
  id,
  ...deviceOf(userAgent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent,
});
