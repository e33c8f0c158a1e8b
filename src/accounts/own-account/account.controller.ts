import { Body, Controller, Header, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { User, EmailVerification, NewsletterConsent } from '../../contract/user.js';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AccountService } from './account.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { NewsletterChoiceDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
import { AccountRemovalDto, PasswordChangeDto } from './password-change.dto.js';
import { PasswordChangeService } from './password-change.service.js';
import { PersonalArchive } from './personal-archive.js';
import { ProfileChangeDto } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

/** The caller's own account. Any other id is answered with `not_your_account`, whether it exists or not. */
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

  /** Changes the given fields; null or an empty text clears a field. */
  @Operation('users.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() { email, displayName, avatar }: ProfileChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<User> {
    return this.profiles.change({ id, email, displayName, avatar }, viewer);
  }

  /** Whether the caller's email address is verified. */
  @Operation('users.emailVerification')
  @Header('Cache-Control', 'private, no-store')
  emailVerification(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<EmailVerification> {
    return this.emailVerifications.get(params, viewer);
  }

  /** Sends the verification email again. Does nothing for a verified address. */
  @Operation('account.mailVerification')
  mailVerification(
    @Param() params: IdParamDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: Request,
  ): Promise<EmailVerification> {
    return this.emailVerifications.send(params, viewer, requestLanguage(request));
  }

  /** Whether the caller consents to the newsletter. */
  @Operation('users.newsletter')
  newsletter(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<NewsletterConsent> {
    return this.newsletters.get(params, viewer);
  }

  /** Gives or withdraws that consent; both times are recorded. */
  @Operation('users.chooseNewsletter')
  chooseNewsletter(
    @Param() { id }: IdParamDto,
    @Body() { accepted }: NewsletterChoiceDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<NewsletterConsent> {
    return this.newsletters.choose({ id, accepted }, viewer);
  }

  /** Sets a new password and ends all other sessions. The caller's session continues with a new id and a new `csrf`. */
  @Operation('account.changePassword')
  changePassword(
    @Param() { id }: IdParamDto,
    @Body() { currentPassword, newPassword }: PasswordChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const language = requestLanguage(request);
    return this.passwords.change({ id, currentPassword, newPassword }, { request, response, language });
  }

  /** All personal data of the caller: a zip of JSON files and uploaded files. */
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

  /** Deletes the account with all its personal data, and signs out. Contributions stay, without a name. */
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
