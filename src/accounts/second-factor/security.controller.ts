import { Body, Controller, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { User } from '../../contract/user.js';
import type { AccountSecurity, TotpSetup, RecoveryCodes } from '../../contract/account-security.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { acceptedLanguage, requestLanguage } from '../../platform/http/request-language.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { SessionService } from '../sign-in/session.service.js';
import { Callers } from './callers.js';
import { OwnSecondFactor } from './own-second-factor.js';
import { OwnPasswordProofDto, OwnProofDto, SecondFactorProofDto, TotpProofDto } from './security.dto.js';

const perPerson = 'private, no-store';

/** The second factor of the caller's own account. */
@Controller()
export class SecurityController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly session: SessionService,
    private readonly callers: Callers,
  ) {}

  /**
   * The second step of a sign-in, within ten minutes of the first, which answered 202: sets the cookies of a new session and of
   * a new CSRF token.
   */
  @Operation('security.completeSignIn')
  @Header('Cache-Control', perPerson)
  completeSignIn(
    @Body() proof: SecondFactorProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return this.session.complete(request, response, { proof, language: acceptedLanguage(request).language });
  }

  /** How the caller's account is protected. */
  @Operation('security.read')
  @Header('Cache-Control', perPerson)
  read(@CurrentViewer() viewer: Viewer): Promise<AccountSecurity> {
    return this.own.read(viewer);
  }

  /** Makes a secret for an app. The account asks for codes once one of them has confirmed it. */
  @Operation('security.beginTotp')
  @Header('Cache-Control', perPerson)
  beginTotp(@Body() proof: OwnPasswordProofDto, @Req() request: Request): Promise<TotpSetup> {
    return this.own.beginTotp(proof, this.callers.of(request), requestLanguage(request));
  }

  /**
   * Confirms the secret with a code; from now on signing in takes one, or a passkey. Answers the recovery codes to an account
   * that has none.
   */
  @Operation('security.confirmTotp')
  @Header('Cache-Control', perPerson)
  confirmTotp(@Body() proof: TotpProofDto, @Req() request: Request): Promise<RecoveryCodes> {
    return this.own.confirmTotp(proof, this.callers.of(request));
  }

  /** The account asks for no codes of an app any more. With the last second factor the recovery codes are deleted. */
  @Operation('security.removeTotp')
  removeTotp(@Body() proof: OwnProofDto, @Req() request: Request): Promise<void> {
    return this.own.removeTotp(proof, this.callers.of(request));
  }

  /** Makes new recovery codes; the earlier ones no longer work. */
  @Operation('security.renewRecoveryCodes')
  @Header('Cache-Control', perPerson)
  renewRecoveryCodes(@Body() proof: OwnProofDto, @Req() request: Request): Promise<RecoveryCodes> {
    return this.own.renewRecoveryCodes(proof, this.callers.of(request));
  }
}
