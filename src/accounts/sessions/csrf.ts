import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { doubleCsrf } from 'csrf-csrf';
import type { CookieOptions, Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../../platform/config/config.js';
import { readCookies } from '../../platform/http/cookies.js';
import { Secrets } from './secrets.js';
import { signedInSession } from './sessions.js';

const tokenCookie = 'csrf';
const idCookie = 'csrf_id';
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The signed double-submit token: a readable cookie that a page of ours echoes in `X-CSRF-Token`. It is bound to the
 * session or, before there is one, to a random id in a cookie of its own.
 */
@Injectable()
export class Csrf {
  private readonly tokens: ReturnType<typeof doubleCsrf>;
  private readonly idOptions: CookieOptions;

  constructor(config: Config, secrets: Secrets) {
    const shared = { path: '/', sameSite: 'lax', secure: config.secureCookies } as const;
    this.idOptions = { ...shared, httpOnly: true };
    this.tokens = doubleCsrf({
      getSecret: () => secrets.csrfKey,
      getSessionIdentifier: identity,
      cookieName: tokenCookie,
      cookieOptions: { ...shared, httpOnly: false },
    });
  }

  /** The token of this caller, the same one as long as it fits; sets its cookies. */
  token(request: Request, response: Response): string {
    return this.issue(request, response, { overwrite: false });
  }

  /** A new token, for a caller who has just become somebody else. */
  renew(request: Request, response: Response): string {
    return this.issue(request, response, { overwrite: true });
  }

  /** @throws DomainError `csrf_invalid` for a change that does not echo this caller's own token. */
  check(request: Request): void {
    if (safeMethods.includes(request.method)) return;
    takeCookies(request);
    if (!this.tokens.validateRequest(request)) throw new DomainError('csrf_invalid');
  }

  private issue(request: Request, response: Response, { overwrite }: { overwrite: boolean }): string {
    const cookies = takeCookies(request);
    if (signedInSession(request) === null && !cookies[idCookie]) {
      cookies[idCookie] = randomBytes(24).toString('base64url');
      response.cookie(idCookie, cookies[idCookie], this.idOptions);
    }
    return this.tokens.generateCsrfToken(request, response, { overwrite });
  }
}

/** Whom a token belongs to. Nobody without an id gets past: no token is ever made for the empty one. */
function identity(request: Request): string {
  const sid = signedInSession(request);
  return sid === null ? `anonymous ${takeCookies(request)[idCookie] ?? ''}` : `session ${sid}`;
}

/** csrf-csrf reads `request.cookies`, as a cookie parser leaves them. */
function takeCookies(request: Request): Record<string, string> {
  const kept = request as { cookies?: Record<string, string> };
  kept.cookies ??= readCookies(request);
  return kept.cookies;
}
