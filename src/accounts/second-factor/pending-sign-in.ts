import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../contract/errors.js';
import { Sessions } from '../sessions/sessions.js';

/** A sign-in whose password was right, and whose second step is still to come. */
export interface PendingSignIn {
  userId: number;
  /** Of the password: another one ends it. */
  epoch: number;
  rememberMe: boolean;
  /** Whether the first step was at the institution. */
  wasAtInstitution?: boolean;
  /** In milliseconds since 1970. */
  until: number;
}

declare module 'express-session' {
  interface SessionData {
    /** Nobody is signed in to a session that has it. */
    pendingSignIn?: PendingSignIn;
  }
}

const minutes = 10;

/** Kept in a session of its own, in which nobody is signed in. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly sessions: Sessions) {}

  /** Begins it in a new session, which ends the caller's present one. */
  async begin(request: Request, pending: Omit<PendingSignIn, 'until'>): Promise<void> {
    const until = Date.now() + minutes * 60_000;
    await this.sessions.beginAnonymous(request, { pendingSignIn: { ...pending, until } }, minutes * 60_000);
  }

  find({ session }: Request): PendingSignIn | null {
    const pending = session?.pendingSignIn;
    return pending && pending.until > Date.now() ? pending : null;
  }

  /** @throws DomainError `sign_in_expired` */
  get(request: Request): PendingSignIn {
    const pending = this.find(request);
    if (!pending) throw new DomainError('sign_in_expired');
    return pending;
  }
}
