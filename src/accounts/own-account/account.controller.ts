import { Body, Controller, Header, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { UserDto } from '../users/user.dto.js';
import { AccountService } from './account.service.js';
import { EmailVerificationDto } from './email-verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';
import { NewsletterChoiceDto, NewsletterConsentDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
import { AccountRemovalDto, PasswordChangeDto } from './password-change.dto.js';
import { PasswordChangeService } from './password-change.service.js';
import { PersonalArchive } from './personal-archive.js';
import { ProfileChangeDto } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

/** One's own account. An id that is not one's own is answered with `not_your_account`, whether somebody has it or not. */
@Controller()
export class AccountController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordChangeService,
    private readonly archives: PersonalArchive,
    private readonly accounts: AccountService,
    private readonly newsletters: NewsletterService,
    private readonly emailVerifications: EmailVerificationService,
  ) {}

  /** Changes what is given; null or empty text takes away. */
  @Operation('users.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() { email, displayName, avatar }: ProfileChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<UserDto> {
    return this.profiles.change({ id, email, displayName, avatar }, viewer);
  }

  /** Whether the caller's address is confirmed. */
  @Operation('users.emailVerification')
  @Header('Cache-Control', 'private, no-store')
  emailVerification(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<EmailVerificationDto> {
    return this.emailVerifications.get(params, viewer);
  }

  /** Mails the link that confirms the address once more; for an address that is confirmed, nothing. */
  @Operation('account.mailVerification')
  mailVerification(
    @Param() params: IdParamDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: Request,
  ): Promise<EmailVerificationDto> {
    return this.emailVerifications.mail(params, viewer, requestLanguage(request));
  }

  /** Whether the caller wants to be told of what is new. */
  @Operation('users.newsletter')
  newsletter(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<NewsletterConsentDto> {
    return this.newsletters.get(params, viewer);
  }

  /** Gives that consent or takes it back; both moments are kept. */
  @Operation('users.chooseNewsletter')
  chooseNewsletter(
    @Param() { id }: IdParamDto,
    @Body() { accepted }: NewsletterChoiceDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<NewsletterConsentDto> {
    return this.newsletters.choose({ id, accepted }, viewer);
  }

  /** Sets a new password and ends all other sessions; the caller's goes on under a new id and with a fresh `csrf`. */
  @Operation('account.changePassword')
  changePassword(
    @Param() { id }: IdParamDto,
    @Body() { currentPassword, newPassword, confirmPassword }: PasswordChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const language = requestLanguage(request);
    const passwords = { id, currentPassword, newPassword, confirmPassword };
    return this.passwords.change(passwords, { request, response, language });
  }

  /** Everything that the archive holds of the caller: a zip of JSON files, and of the files that were uploaded. */
  @Operation('account.export')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    return new StreamableFile(await this.archives.open(params, viewer), {
      type: 'application/zip',
      disposition: 'attachment; filename="account.zip"',
    });
  }

  /** Deletes the account with all that is the caller's own, and signs out. Contributions stay, without a name. */
  @Operation('account.remove')
  remove(
    @Param() { id }: IdParamDto,
    @Body() { password }: AccountRemovalDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.accounts.remove({ id, password }, request, response);
  }
}
