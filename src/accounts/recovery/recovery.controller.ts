import { Body, Controller, Header, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { LinkState } from '../../contract/user.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { ForgottenPasswordDto, LinkQueryDto, LinkTokenDto, PasswordResetDto } from './recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

const perPerson = 'private, no-store';

@Controller()
export class RecoveryController {
  constructor(private readonly recovery: RecoveryService) {}

  /** Sends a link for a new password, if the address has an account. The answer is the same if not. */
  @Operation('account.forgotPassword')
  @Header('Cache-Control', perPerson)
  forgot(@Body() body: ForgottenPasswordDto, @Req() request: Request): Promise<void> {
    return this.recovery.forgot(body, { address: request.ip ?? '', language: requestLanguage(request) });
  }

  /** Sets a new password with the token of an email, and ends all sessions of the account. */
  @Operation('account.resetPassword')
  @Header('Cache-Control', perPerson)
  reset(@Body() body: PasswordResetDto, @Req() request: Request): Promise<void> {
    return this.recovery.reset(body, { language: requestLanguage(request) });
  }

  /** Verifies an address with the token of an email. */
  @Operation('account.verifyEmail')
  @Header('Cache-Control', perPerson)
  verify(@Body() body: LinkTokenDto): Promise<void> {
    return this.recovery.verify(body);
  }

  /** Whether the link of an email still works. It is not used up by that. */
  @Operation('security.link')
  @Shows()
  @Header('Cache-Control', perPerson)
  link(@Query() query: LinkQueryDto): Promise<LinkState> {
    return this.recovery.link(query);
  }
}
