import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserSession } from '../../contract/user.js';
import { browserSessionSeconds } from '../sessions/session-store.js';
import { deviceOf } from './device.js';

interface SessionRecord {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** SQL: a session expires a fixed time after it was last used, so the last use follows from its expiry. */
export const lastSeen = `expire - coalesce((sess -> 'cookie' ->> 'originalMaxAge')::bigint, ${browserSessionSeconds} * 1000)
  * interval '1 ms'`;

/** The sessions of an account as its owner sees them. */
@Injectable()
export class UserSessions {
  constructor(private readonly dataSource: DataSource) {}

  /** The current one first, then by last use. */
  async listOf(userId: number, currentSid: string | null): Promise<UserSession[]> {
    return (await this.recordsOf(userId, currentSid)).map(presentUserSession);
  }

  /** The same, with what the browser said of itself, which is stored. */
  async dataOf(userId: number): Promise<object[]> {
    const records = await this.recordsOf(userId, null);
    return records.map((record) => ({ ...presentUserSession(record), userAgent: record.userAgent }));
  }

  private recordsOf(userId: number, currentSid: string | null): Promise<SessionRecord[]> {
    return this.dataSource.query<SessionRecord[]>(
      `select public_id as id, sess ->> 'userAgent' as "userAgent", created_at as "createdAt",
         ${lastSeen} as "lastSeenAt", sid is not distinct from $2 as "isCurrent"
       from sessions where user_id = $1 and expire > now() order by "isCurrent" desc, "lastSeenAt" desc`,
      [userId, currentSid],
    );
  }

  /** Returns the secret id of the ended session, or null if the member has none with that public id. */
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

const presentUserSession = ({ id, userAgent, createdAt, lastSeenAt, isCurrent }: SessionRecord): UserSession => ({
  id,
  ...deviceOf(userAgent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent,
});
