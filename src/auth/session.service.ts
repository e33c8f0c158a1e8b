import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../contract/errors.js';
import type { User } from '../contract/user.js';
import { Csrf } from './csrf.js';
import { Passport } from './passport.js';
import { Sessions } from './sessions.js';
import { UsersService } from './users.service.js';

/** Signing in and out, for the API and for the form without scripts alike. */
@Injectable()
export class SessionService {
  constructor(
    private readonly passport: Passport,
    private readonly sessions: Sessions,
    private readonly csrf: Csrf,
    private readonly users: UsersService,
  ) {}

  /**
   * Signs in with the credentials in the request's (validated) body, where Passport looks for them.
   * @throws DomainError `credentials_wrong`, `sign_in_throttled`.
   */
  async signIn(request: Request, response: Response, { rememberMe }: { rememberMe: boolean }): Promise<User> {
    const viewer = await this.passport.authenticate('local', request, response);
    const user = viewer && (await this.users.current(viewer));
    if (!user) throw new DomainError('credentials_wrong');
    await this.sessions.begin(request, viewer, { rememberMe });
    this.csrf.renew(request, response);
    return user;
  }

  async signOut(request: Request, response: Response): Promise<void> {
    await this.sessions.end(request, response);
    this.csrf.renew(request, response);
  }
}
