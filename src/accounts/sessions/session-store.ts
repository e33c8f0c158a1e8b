import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

const PgStore = connectPgSimple(session);

/** Lifetime on the server of a session whose cookie ends with the browser: the server cannot see when it is closed. */
export const browserSessionSeconds = 24 * 60 * 60;

const touchEveryMs = 10 * 60 * 1000;

/** However often it is used: whoever has copied the cookie of a session does not have it for good. */
const lifetimeMax = `case (select role from users where id = user_id) when 'member' then interval '90 days' else interval '30 days' end`;

/**
 * Sessions in PostgreSQL. Use extends a session, up to a maximum; this is written every ten minutes instead of at every
 * request.
 */
export class SessionStore extends PgStore {
  private readonly pool: Pool;
  private readonly touched = new LRUCache<string, true>({ max: 10_000, ttl: touchEveryMs });

  constructor(options: connectPgSimple.PGStoreOptions & { pool: Pool }) {
    super(options);
    this.pool = options.pool;
  }

  /** Ends the oldest sessions of an account beyond `max`. */
  async endOldest(userId: number, max: number): Promise<void> {
    await this.pool.query(
      `delete from sessions where sid in (
         select sid from sessions where user_id = $1 order by created_at desc offset $2)`,
      [userId, max],
    );
  }

  override touch(sid: string, data: session.SessionData, done?: () => void): void {
    if (this.touched.has(sid)) {
      done?.();
      return;
    }
    this.touched.set(sid, true);
    const remainingMs = data.cookie.maxAge ?? browserSessionSeconds * 1000;
    // A session that is not extended ends earlier, which no request has to fail for.
    void this.pool
      .query(
        `update sessions set expire = least(now() + $1 * interval '1 millisecond', created_at + ${lifetimeMax}) where sid = $2`,
        [remainingMs, sid],
      )
      .catch(() => this.touched.delete(sid))
      .finally(() => done?.());
  }
}
