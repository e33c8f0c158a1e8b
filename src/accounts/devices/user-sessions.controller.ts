import { Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { UserSession } from '../../contract/user.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { SessionKeyDto } from './user-session.dto.js';
import { UserSessionsService } from './user-sessions.service.js';

@Controller()
export class UserSessionsController {
  constructor(private readonly sessions: UserSessionsService) {}

  /** The caller's sessions. */
  @Operation('session.list')
  list(@Req() request: Request): Promise<UserSession[]> {
    return this.sessions.list(request);
  }

  /** Ends all other sessions of the caller. */
  @Operation('session.endOthers')
  endOthers(@Req() request: Request): Promise<void> {
    return this.sessions.endOthers(request);
  }

  /** Ends one of the caller's own sessions. */
  @Operation('session.end')
  end(
    @Param() params: SessionKeyDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.sessions.end(params, request, response);
  }
}
