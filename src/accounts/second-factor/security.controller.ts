import { Body, Controller, Header, Ip, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { acceptedLanguage, requestLanguage } from '../../platform/http/request-language.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { SessionService } from '../sign-in/session.service.js';
import { UserDto } from '../users/user.dto.js';
import { OwnSecondFactor } from './own-second-factor.js';
import {
  AccountSecurityDto,
  OwnPasswordProofDto,
  PasswordAndCodeDto,
  RecoveryCodesDto,
  SecondFactorProofDto,
  TotpSetupDto,
} from './security.dto.js';

const perPerson = 'private, no-store';

/** The second factor of the caller's own account. */
@Controller()
export class SecurityController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly session: SessionService,
  ) {}

  /**
   * The second step of a sign-in, within ten minutes of the first, which answered 202: sets the cookies of a new session and of
   * a new CSRF token.
   */
  @Operation('security.completeSignIn')
  @Header('Cache-Control', perPerson)
  completeSignIn(
    @Body() { code }: SecondFactorProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    return this.session.complete(request, response, { code, language: acceptedLanguage(request).language });
  }

  /** How the caller's account is protected. */
  @Operation('security.read')
  @Header('Cache-Control', perPerson)
  read(@CurrentViewer() viewer: Viewer): Promise<AccountSecurityDto> {
    return this.own.read(viewer);
  }

  /** Makes a secret for an app. The account asks for codes once one of them has confirmed it. */
  @Operation('security.beginTotp')
  @Header('Cache-Control', perPerson)
  beginTotp(
    @Body() proof: OwnPasswordProofDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
    @Req() request: Request,
  ): Promise<TotpSetupDto> {
    return this.own.beginTotp(proof, { viewer, address }, requestLanguage(request));
  }

  /** Confirms the secret with a code; from now on signing in takes one. Answers the recovery codes. */
  @Operation('security.confirmTotp')
  @Header('Cache-Control', perPerson)
  confirmTotp(
    @Body() proof: SecondFactorProofDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<RecoveryCodesDto> {
    return this.own.confirmTotp(proof, { viewer, address });
  }

  /** The password is enough again. Recovery codes are deleted. */
  @Operation('security.removeTotp')
  removeTotp(@Body() proof: PasswordAndCodeDto, @CurrentViewer() viewer: Viewer, @Ip() address: string): Promise<void> {
    return this.own.removeTotp(proof, { viewer, address });
  }

  /** Makes new recovery codes; the earlier ones no longer work. */
  @Operation('security.renewRecoveryCodes')
  @Header('Cache-Control', perPerson)
  renewRecoveryCodes(
    @Body() proof: PasswordAndCodeDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<RecoveryCodesDto> {
    return this.own.renewRecoveryCodes(proof, { viewer, address });
  }
}
