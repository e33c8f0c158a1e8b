import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { LRUCache } from 'lru-cache';

const PgStore = connectPgSimple(session);

/** How long a session lasts that ends with its browser, which may have been closed long ago. */
export const browserSessionSeconds = 24 * 60 * 60;

const touchEveryMs = 10 * 60 * 1000;

/** Sessions in PostgreSQL. A session in use lives on, which is written down every ten minutes and not at every request. */
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
