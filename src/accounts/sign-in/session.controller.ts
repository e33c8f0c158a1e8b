import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operation } from '../../platform/http/operation.decorator.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { CredentialsDto } from './credentials.dto.js';
import { Csrf } from '../sessions/csrf.js';
import { CsrfTokenDto } from '../sessions/csrf-token.dto.js';
import { RegistrationDto } from '../registration/registration.dto.js';
import { SessionService } from './session.service.js';
import { UserDto } from '../users/user.dto.js';
import { UsersService } from '../users/users.service.js';

const perPerson = 'private, no-store';

@Controller()
export class SessionController {
  constructor(
    private readonly session: SessionService,
    private readonly csrf: Csrf,
    private readonly users: UsersService,
  ) {}

  /** The caller's token, also set as the readable cookie `csrf`. */
  @Get('csrf')
  @Header('Cache-Control', perPerson)
  @Operation('session.csrf')
  token(@Req() request: Request, @Res({ passthrough: true }) response: Response): CsrfTokenDto {
    return { token: this.csrf.token(request, response) };
  }

  /** Signs in: a new session, its cookie, and a fresh `csrf`. */
  @Post('auth/login')
  @HttpCode(200)
  @Header('Cache-Control', perPerson)
  @Operation('session.login')
  login(
    @Body() { rememberMe = false }: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.session.signIn(request, response, { rememberMe });
  }

  /** Makes an account and signs in to it: a new session, its cookie, and a fresh `csrf`. */
  @Post('auth/register')
  @Header('Cache-Control', perPerson)
  @Operation('session.register')
  register(
    @Body() registration: RegistrationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.session.register(request, response, { registration, language: requestLanguage(request) });
  }

  /** Ends the session on the server. */
  @Post('auth/logout')
  @HttpCode(204)
  @Header('Cache-Control', perPerson)
  @Operation('session.logout')
  logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.session.signOut(request, response);
  }

  /** The signed-in user, or `null`. */
  @Get('user')
  @ApiOkResponse({ type: UserDto, description: 'The signed-in user, or `null`.' })
  @Operation('users.current')
  async user(@CurrentViewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    // Written here because Nest answers a returned null with an empty body, which is no JSON.
    response.setHeader('Cache-Control', perPerson).json(await this.users.current(viewer));
  }
}
