import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { LRUCache } from 'lru-cache';

const PgStore = connectPgSimple(session);

/** Lifetime on the server of a session whose cookie ends with the browser: the server cannot see when it is closed. */
export const browserSessionSeconds = 24 * 60 * 60;

const touchEveryMs = 10 * 60 * 1000;

/** Sessions in PostgreSQL. Use extends a session; this is written every ten minutes instead of at every request. */
export class SessionStore extends PgStore {
  private readonly touched = new LRUCache<string, true>({ max: 10_000, ttl: touchEveryMs });

  override touch(sid: string, data: session.SessionData, done?: () => void): void {
    if (this.touched.has(sid)) {
      done?.();
      return;
    }
    this.touched.set(sid, true);
    super.touch(sid, data, done);
  }
}
