import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { DataSource } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../../platform/config/config.js';
import { poolOf } from '../../platform/database/pool-of.js';
import { Secrets } from './secrets.js';
import type { SignedIn } from '../sign-in/signed-in.js';
import { browserSessionSeconds, SessionStore } from './session-store.js';

declare module 'express-session' {
  interface SessionData {
    /** Passport's part: the signed-in user's id. The table reads it too (sessions.user_id). */
    passport: { user?: number };
    /** Which of the account's passwords opened it (SignedIn). */
    epoch?: number;
    /** By which its owner knows it among others; `UserSessions` reads it. */
    userAgent?: string;
  }
}

const cookieName = 'session';
const userAgentMax = 300;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/** Who is signed in, kept in PostgreSQL and named by the cookie `session` (contract.md, HTTP). */
@Injectable()
export class Sessions implements OnApplicationShutdown {
  /** Reads the session that the cookie names. Without that cookie it asks no database and sets nothing. */
  readonly handler: RequestHandler;

  private readonly store: SessionStore;
  private readonly cookie: CookieOptions;

  constructor(config: Config, secrets: Secrets, dataSource: DataSource) {
    const logger = new Logger(Sessions.name);
    this.cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secureCookies };
    this.store = new SessionStore({
      pool: poolOf(dataSource),
      tableName: 'sessions',
      ttl: browserSessionSeconds,
      errorLog: (...faults: unknown[]) => logger.error(faults.map(String).join(' ')),
    });
    const handler = session({
      store: this.store,
      name: cookieName,
      secret: secrets.sessionKey,
      cookie: this.cookie as session.CookieOptions,
      resave: false,
      saveUninitialized: false,
    });
    this.handler = (request, response, next) => {
      // PUBLIC_URL says https, so TLS ends in front of us, whether or not that proxy is named in TRUST_PROXY;
      // express-session would otherwise keep the cookie back and nobody could sign in.
      if (config.secureCookies) Object.defineProperty(request, 'secure', { value: true, configurable: true });
      void handler(request, response, next);
    };
  }

  /**
   * Begins a session under a new id; nothing of the one before is kept.
   * @throws DomainError `credentials_wrong` for an account that is deleted in the same moment
   */
  async begin(request: Request, signedIn: SignedIn, { rememberMe }: { rememberMe: boolean }): Promise<void> {
    try {
      await promised((done) => request.logIn(signedIn, done));
      if (rememberMe) request.session.cookie.maxAge = rememberedMs;
      request.session.userAgent = request.get('user-agent')?.slice(0, userAgentMax);
      await promised((done) => request.session.save(done));
    } catch (error) {
      if (!isOfNobody(error)) throw error;
      // An empty one, which is not kept.
      await promised((done) => request.session.regenerate(done));
      throw new DomainError('credentials_wrong');
    }
    request.viewer = signedIn;
  }

  /** Ends the session on the server; the cookie that remains in somebody's hands opens nothing. */
  async end(request: Request, response: Response): Promise<void> {
    await promised((done) => request.session.destroy(done));
    request.viewer = { kind: 'anonymous' };
    response.clearCookie(cookieName, this.cookie);
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}

/** The id of the session in which this request's user is signed in, or null. */
export const signedInSession = (request: Request): string | null =>
  request.session?.passport?.user === undefined ? null : request.sessionID;

/** The table's own answer: sessions are somebody's. */
const isOfNobody = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'sessions_user_id_fkey';

const promised = (start: (done: (error: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error as Error) : resolve())));
