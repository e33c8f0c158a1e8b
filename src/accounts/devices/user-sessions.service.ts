import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { memberIdOf } from '../../contract/member-id.js';
import { DomainError } from '../../contract/errors.js';
import type { UserSession } from '../../contract/user.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { SessionService } from '../sign-in/session.service.js';
import { UserSessions } from './user-sessions.js';

/** Lists and ends the sessions of a member. */
@Injectable()
export class UserSessionsService {
  constructor(
    private readonly sessions: UserSessions,
    private readonly session: SessionService,
  ) {}

  list(request: Request): Promise<UserSession[]> {
    return this.sessions.listOf(memberIdOf(viewerOf(request)), request.sessionID);
  }

  /** Ends one of the member's sessions; ending the current one signs out. @throws DomainError `not_found` */
  async end({ id }: { id: string }, request: Request, response: Response): Promise<void> {
    const ended = await this.sessions.end(memberIdOf(viewerOf(request)), id);
    if (ended === null) throw new DomainError('not_found');
    if (ended === request.sessionID) await this.session.signOut(request, response);
  }

  endOthers(request: Request): Promise<void> {
    return this.sessions.endOthers(memberIdOf(viewerOf(request)), request.sessionID);
  }
}
