import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { readCookies } from '../../platform/http/cookies.js';
import { siteCookieName } from '../../platform/http/site-cookie.js';
import { Secrets } from '../sessions/secrets.js';
import { accountKey } from '../throttling/account-key.js';

const cookieMaxAgeMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Devices on which an account has signed in before, by a signed cookie. It gives no access; it only lets the owner try a
 * password while others are guessing it.
 */
@Injectable()
export class KnownDevices {
  private readonly name: string;
  private readonly cookie: CookieOptions;

  constructor(
    config: Config,
    private readonly secrets: Secrets,
  ) {
    this.name = siteCookieName('device', config);
    this.cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secureCookies, maxAge: cookieMaxAgeMs };
  }

  /** The device's random id, or null if it has not signed in to the account of that address. */
  find(request: Request, email: string): string | null {
    const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(readCookies(request)[this.name] ?? '') ?? [];
    return id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id, email))) ? id : null;
  }

  /** Called after a sign-in. A device knows the account that it signed in to last. */
  remember(request: Request, response: Response, email: string): void {
    const id = this.find(request, email) ?? randomBytes(16).toString('base64url');
    response.cookie(this.name, `${id}.${this.sign(id, email)}`, this.cookie);
  }

  private sign(id: string, email: string): string {
    return createHmac('sha256', this.secrets.deviceKey)
      .update(`${id} ${accountKey(email)}`)
      .digest('base64url');
  }
}
