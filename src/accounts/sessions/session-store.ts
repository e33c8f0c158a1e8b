import { Logger } from '@nestjs/common';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

/** Lifetime on the server of a session whose cookie ends with the browser: the server cannot see when it is closed. */
export const browserSessionSeconds = 24 * 60 * 60;

const touchEveryMs = 10 * 60 * 1000;
const pruneEveryMs = 60 * 60 * 1000;

/** However often it is used: whoever has copied the cookie of a session does not have it for good. */
const lifetimeMax = `case (select role from users where id = sessions.user_id) when 'member' then interval '90 days' else interval '30 days' end`;

/**
 * Sessions in PostgreSQL (why a store of our own: ADR 87), by its clock: a server whose own is wrong must neither end the sessions
 * of all nor keep them. Use extends a session, up to a maximum; this is written every ten minutes instead of at every request.
 */
export class SessionStore extends session.Store {
  private readonly logger = new Logger('Sessions');
  private readonly touched = new LRUCache<string, true>({ max: 10_000, ttl: touchEveryMs });
  private readonly pruning = setInterval(() => void this.prune(), pruneEveryMs).unref();

  constructor(private readonly pool: Pool) {
    super();
  }

  override get(sid: string, done: (error: unknown, data?: session.SessionData | null) => void): void {
    this.pool
      .query<{ sess: session.SessionData }>('select sess from sessions where sid = $1 and expire > now()', [sid])
      .then(({ rows }) => done(null, rows[0]?.sess ?? null), done);
  }

  override set(sid: string, data: session.SessionData, done?: (error?: unknown) => void): void {
    this.pool
      .query(
        `insert into sessions (sid, sess, expire) values ($1, $2, now() + $3 * interval '1 millisecond')
         on conflict (sid) do update
           set sess = excluded.sess, expire = least(excluded.expire, sessions.created_at + ${lifetimeMax})`,
        [sid, JSON.stringify(data), remainingMs(data)],
      )
      .then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
  }

  /** Adds to what a session holds, unless it has ended meanwhile: `set` would begin it again. */
  async amend(sid: string, more: Partial<session.SessionData>): Promise<void> {
    await this.pool.query('update sessions set sess = (sess::jsonb || $2::jsonb)::json where sid = $1', [
      sid,
      JSON.stringify(more),
    ]);
  }

  override destroy(sid: string, done?: (error?: unknown) => void): void {
    this.pool.query('delete from sessions where sid = $1', [sid]).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }

  /** A session that is not extended ends earlier, which no request has to fail for. */
  override touch(sid: string, data: session.SessionData, done?: () => void): void {
    if (this.touched.has(sid)) {
      done?.();
      return;
    }
    this.touched.set(sid, true);
    void this.pool
      .query(
        `update sessions set expire = least(now() + $1 * interval '1 millisecond', created_at + ${lifetimeMax}) where sid = $2`,
        [remainingMs(data), sid],
      )
      .catch(() => this.touched.delete(sid))
      .finally(() => done?.());
  }

  /** Ends the oldest sessions of an account beyond `max`. */
  async endOldest(userId: number, max: number): Promise<void> {
    await this.pool.query(
      `delete from sessions where sid in (
         select sid from sessions where user_id = $1 order by created_at desc offset $2)`,
      [userId, max],
    );
  }

  close(): void {
    clearInterval(this.pruning);
  }

  /** Deletes the sessions that have ended. */
  private async prune(): Promise<void> {
    await this.pool
      .query('delete from sessions where expire < now()')
      .catch((error: unknown) => this.logger.warn({ err: error }, 'ended sessions cannot be deleted'));
  }
}

const remainingMs = ({ cookie }: session.SessionData): number => cookie.maxAge ?? browserSessionSeconds * 1000;
