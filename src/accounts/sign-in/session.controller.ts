import { Body, Controller, Header, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { isPending, type SignInPending } from '../../contract/account-security.js';
import type { User } from '../../contract/user.js';
import { referenceTo } from '../../platform/http/open-api/described-document.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { acceptedLanguage, requestLanguage } from '../../platform/http/request-language.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { CredentialsDto } from './credentials.dto.js';
import { Csrf } from '../sessions/csrf.js';
import { RegistrationDto } from '../registration/registration.dto.js';
import { SessionService } from './session.service.js';
import { UsersService } from '../users/users.service.js';

const perPerson = 'private, no-store';

@Controller()
export class SessionController {
  constructor(
    private readonly session: SessionService,
    private readonly csrf: Csrf,
    private readonly users: UsersService,
  ) {}

  /** The caller's CSRF token, also set as the cookie `csrf`, which scripts can read. */
  @Operation('session.csrf')
  @Header('Cache-Control', perPerson)
  token(@Req() request: Request, @Res({ passthrough: true }) response: Response): { token: string } {
    return { token: this.csrf.token(request, response) };
  }

  /**
   * Signs in: sets the cookies of a new session and of a new CSRF token. An account with a second factor is answered with 202
   * and what is asked for next: nobody is signed in until `POST /api/auth/second-factor`.
   */
  @Operation('session.login')
  @Header('Cache-Control', perPerson)
  @ApiOkResponse({ schema: referenceTo('User') })
  @ApiAcceptedResponse({ schema: referenceTo('SignInPending') })
  async login(
    @Body() { rememberMe = false }: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User | SignInPending> {
    const { language } = acceptedLanguage(request);
    const answer = await this.session.signIn(request, response, { rememberMe, language });
    response.status(isPending(answer) ? HttpStatus.ACCEPTED : HttpStatus.OK);
    return answer;
  }

  /** Creates an account and signs in: sets the cookies of a new session and of a new CSRF token. */
  @Operation('session.register')
  @Header('Cache-Control', perPerson)
  register(
    @Body() registration: RegistrationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return this.session.register(request, response, { registration, language: requestLanguage(request) });
  }

  /** Ends the session on the server. */
  @Operation('session.logout')
  @Header('Cache-Control', perPerson)
  logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.session.signOut(request, response);
  }

  /** The signed-in user, or `null`. */
  @Operation('users.current')
  async user(@CurrentViewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    // Sent explicitly, because for a returned null Nest sends an empty body, which is not valid JSON.
    response.setHeader('Cache-Control', perPerson).json(await this.users.current(viewer));
  }
}
