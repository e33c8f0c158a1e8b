import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../../platform/http/operation.decorator.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { ForgottenPasswordDto, LinkTokenDto, PasswordResetDto } from './recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

const perPerson = 'private, no-store';

@Controller('auth')
export class RecoveryController {
  constructor(private readonly recovery: RecoveryService) {}

  /** Sends a link for a new password to the address, if somebody has it. The answer never tells. */
  @Post('forgot-password')
  @HttpCode(204)
  @Header('Cache-Control', perPerson)
  @Operation('account.forgotPassword')
  forgot(@Body() body: ForgottenPasswordDto, @Req() request: Request): Promise<void> {
    return this.recovery.forgot(body, { address: request.ip ?? '', language: requestLanguage(request) });
  }

  /** Sets a new password by the link of a mail, and ends all sessions of the account. */
  @Post('reset-password')
  @HttpCode(204)
  @Header('Cache-Control', perPerson)
  @Operation('account.resetPassword')
  reset(@Body() body: PasswordResetDto, @Req() request: Request): Promise<void> {
    return this.recovery.reset(body, { language: requestLanguage(request) });
  }

  /** Confirms an address by the link of a mail. */
  @Post('verify-email')
  @HttpCode(204)
  @Header('Cache-Control', perPerson)
  @Operation('account.verifyEmail')
  verify(@Body() body: LinkTokenDto): Promise<void> {
    return this.recovery.verify(body);
  }
}
