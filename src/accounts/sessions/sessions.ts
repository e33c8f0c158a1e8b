import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { DataSource } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { Config } from '../../platform/config/config.js';
import { poolOf } from '../../platform/database/pool-of.js';
import { siteCookieName } from '../../platform/http/site-cookie.js';
import { Secrets } from './secrets.js';
import type { SignedIn } from '../sign-in/signed-in.js';
import { SessionStore } from './session-store.js';

declare module 'express-session' {
  interface SessionData {
    /** Set by Passport: the user's id. The generated column sessions.user_id reads it too. */
    passport: { user?: number };
    /** The epoch of the password that opened it (see SignedIn). */
    epoch?: number;
    /** Whether the institution has asked for a second factor when it began. */
    secondFactorElsewhere?: boolean;
    /** Whether somebody has been at the institution's provider during it (`afterSignOut`). Nothing of what it said is kept. */
    wasAtInstitution?: boolean;
    /** When its owner last confirmed at the institution, in milliseconds since 1970. */
    confirmedAt?: number;
    /** Of the page where who works in the administration, whose addresses have none, signed in (`requestLanguage`). */
    language?: Language;
    /** Shown to its owner in the list of sessions (`UserSessions`). */
    userAgent?: string;
  }
}

const userAgentMax = 300;
/** Of one account; more than a person has browsers. */
const sessionsMax = 20;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/** Sessions, stored in PostgreSQL and identified by the cookie `session`, over https `__Host-session`. */
@Injectable()
export class Sessions implements OnApplicationShutdown {
  /** Loads the session of the cookie. Without a cookie it makes no query and sets no cookie. */
  readonly handler: RequestHandler;

  private readonly store: SessionStore;
  private readonly cookieName: string;
  private readonly cookie: CookieOptions;

  constructor(config: Config, secrets: Secrets, dataSource: DataSource) {
    this.cookieName = siteCookieName('session', config);
    this.cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secureCookies };
    this.store = new SessionStore(poolOf(dataSource));
    const handler = session({
      store: this.store,
      name: this.cookieName,
      secret: secrets.sessionKey,
      cookie: this.cookie as session.CookieOptions,
      resave: false,
      saveUninitialized: false,
    });
    this.handler = (request, response, next) => {
      // PUBLIC_URL is https, so a proxy terminates TLS, even if TRUST_PROXY does not list it. Without this
      // express-session would not send the secure cookie, and nobody could sign in.
      if (config.secureCookies) Object.defineProperty(request, 'secure', { value: true, configurable: true });
      void handler(request, response, next);
    };
  }

  /**
   * Begins a session with a new id and without data of the previous one.
   * @throws DomainError `credentials_wrong` if the account is deleted at the same time
   */
  async begin(
    request: Request,
    signedIn: SignedIn,
    { rememberMe, language }: { rememberMe: boolean; language?: Language | undefined },
  ): Promise<void> {
    try {
      await promised((done) => request.logIn(signedIn, done));
      if (rememberMe) request.session.cookie.maxAge = rememberedMs;
      if (language) request.session.language = language;
      request.session.userAgent = request.get('user-agent')?.slice(0, userAgentMax);
      await promised((done) => request.session.save(done));
      await this.store.endOldest(signedIn.userId, sessionsMax);
    } catch (error) {
      if (!isUserDeleted(error)) throw error;
      // The new session is empty, so it is not saved.
      await promised((done) => request.session.regenerate(done));
      throw new DomainError('credentials_wrong');
    }
    request.viewer = signedIn;
  }

  /** Notes something in the session of the request, which stays ended if it has ended meanwhile. */
  async note(request: Request, more: Partial<session.SessionData>): Promise<void> {
    await this.store.amend(request.sessionID, more);
  }

  /** Begins a session in which nobody is signed in, with a new id, for a limited time. */
  async beginAnonymous(request: Request, data: Partial<session.SessionData>, maxAgeMs: number): Promise<void> {
    await promised((done) => request.session.regenerate(done));
    Object.assign(request.session, data);
    request.session.cookie.maxAge = maxAgeMs;
    await promised((done) => request.session.save(done));
    request.viewer = { kind: 'anonymous' };
  }

  /** Deletes the session on the server, so that a copied cookie is useless. */
  async end(request: Request, response: Response): Promise<void> {
    await promised((done) => request.session.destroy(done));
    request.viewer = { kind: 'anonymous' };
    response.clearCookie(this.cookieName, this.cookie);
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}

/** The id of the session in which this request's user is signed in, or null. */
export const signedInSession = (request: Request): string | null =>
  request.session?.passport?.user === undefined ? null : request.sessionID;

/** The foreign key of the table fails if the user no longer exists. */
const isUserDeleted = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'sessions_user_id_fkey';

const promised = (start: (done: (error: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error as Error) : resolve())));
