import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { doubleCsrf } from 'csrf-csrf';
import type { CookieOptions, Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../../platform/config/config.js';
import { readCookies } from '../../platform/http/cookies.js';
import { siteCookieName } from '../../platform/http/site-cookie.js';
import { Secrets } from './secrets.js';
import { signedInSession } from './sessions.js';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Signed double-submit token: a cookie that the site's scripts can read and send back as `X-CSRF-Token`. It is bound to the
 * session or, before sign-in, to a random id in another cookie.
 */
@Injectable()
export class Csrf {
  private readonly tokens: ReturnType<typeof doubleCsrf>;
  private readonly idCookie: string;
  private readonly idOptions: CookieOptions;

  constructor(config: Config, secrets: Secrets) {
    const shared = { path: '/', sameSite: 'lax', secure: config.secureCookies } as const;
    this.idCookie = siteCookieName('csrf_id', config);
    this.idOptions = { ...shared, httpOnly: true };
    this.tokens = doubleCsrf({
      getSecret: () => secrets.csrfKey,
      getSessionIdentifier: (request) => this.holderOf(request),
      cookieName: siteCookieName('csrf', config),
      cookieOptions: { ...shared, httpOnly: false },
    });
  }

  /** The caller's token; the current one as long as it is valid. Sets the cookies. */
  token(request: Request, response: Response): string {
    return this.issue(request, response, { overwrite: false });
  }

  /** A new token, needed when the caller has signed in or out. */
  renew(request: Request, response: Response): string {
    return this.issue(request, response, { overwrite: true });
  }

  /** @throws DomainError `csrf_invalid` for an unsafe method without the caller's own token. */
  check(request: Request): void {
    if (safeMethods.includes(request.method)) return;
    parseCookies(request);
    if (!this.tokens.validateRequest(request)) throw new DomainError('csrf_invalid');
  }

  /**
   * What only the caller's browser has: its session or, before sign-in, a cookie that scripts cannot read. Tokens are bound to
   * it, and never issued for an empty id, so a caller without an id always fails.
   */
  holderOf(request: Request): string {
    const sid = signedInSession(request);
    return sid === null ? `anonymous ${parseCookies(request)[this.idCookie] ?? ''}` : `session ${sid}`;
  }

  private issue(request: Request, response: Response, { overwrite }: { overwrite: boolean }): string {
    const cookies = parseCookies(request);
    if (signedInSession(request) === null && !cookies[this.idCookie]) {
      cookies[this.idCookie] = randomBytes(24).toString('base64url');
      response.cookie(this.idCookie, cookies[this.idCookie], this.idOptions);
    }
    return this.tokens.generateCsrfToken(request, response, { overwrite });
  }
}

/** Sets `request.cookies` as the package cookie-parser does, because csrf-csrf reads it. */
function parseCookies(request: Request): Record<string, string> {
  const parsed = request as { cookies?: Record<string, string> };
  parsed.cookies ??= readCookies(request);
  return parsed.cookies;
}
