import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import passport from 'passport';
import type { Viewer } from '../contract/access.js';
import { ApiKeyStrategy } from './api-keys/api-key.strategy.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import type { CheckedPassword, SignedIn } from './sign-in/signed-in.js';
import { UsersRepository } from './users/users.repository.js';

type Strategy = 'session' | 'local' | 'api-key';
type Done<Answer> = (error: unknown, answer?: Answer) => void;

/**
 * The three strategies of authentication. The session stores the user id, the epoch of the password, and what the institution
 * has said.
 */
@Injectable()
export class Passport {
  // Not Passport's global instance, because two applications in one process must not share strategies.
  private readonly authenticator: passport.PassportStatic = new passport.Passport() as passport.PassportStatic;

  constructor(password: PasswordStrategy, apiKeys: ApiKeysService, users: UsersRepository) {
    this.authenticator.serializeUser((request: Request, user: Express.User, done: Done<number>) => {
      const { userId, epoch, secondFactorElsewhere, wasAtInstitution, confirmedAt } = user as SignedIn;
      Object.assign(request.session, { epoch, secondFactorElsewhere, wasAtInstitution, confirmedAt });
      done(null, userId);
    });
    this.authenticator.deserializeUser((request: Request, id: number, done: Done<Express.User | null>) => {
      users.findSignedIn(id).then((member) => done(null, member && inSession(member, request.session)), done);
    });
    this.authenticator.use('local', password);
    this.authenticator.use('api-key', new ApiKeyStrategy((key) => apiKeys.findViewer(key)));
  }

  /** The viewer that the request's session, credentials or API key identify; null if they are missing or wrong. */
  authenticate(strategy: 'local', request: Request, response: Response): Promise<CheckedPassword | null>;
  authenticate(strategy: Exclude<Strategy, 'local'>, request: Request, response: Response): Promise<Viewer | null>;
  authenticate(strategy: Strategy, request: Request, response: Response): Promise<Viewer | CheckedPassword | null> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, found: unknown): void =>
        error
          ? reject(error as Error)
          : resolve((found as Viewer | CheckedPassword | false | null | undefined) || null);
      const attempt = this.authenticator.authenticate(strategy, { session: false }, settle) as (
        request: Request,
        response: Response,
        next: (error?: unknown) => void,
      ) => void;
      attempt(request, response, (error) => settle(error, request.user));
    });
  }
}

/** The member as the session knows them; null if it is of an earlier password. */
function inSession(
  member: SignedIn,
  { epoch = 0, secondFactorElsewhere, wasAtInstitution, confirmedAt }: Partial<SessionData>,
): SignedIn | null {
  if (member.epoch !== epoch) return null;
  const { lacksSecondFactor, ...known } = member;
  return {
    ...known,
    ...(lacksSecondFactor && !secondFactorElsewhere && { lacksSecondFactor }),
    ...(secondFactorElsewhere && { secondFactorElsewhere }),
    ...(wasAtInstitution && { wasAtInstitution }),
    ...(confirmedAt !== undefined && { confirmedAt }),
  };
}
