import { Injectable } from '@nestjs/common';
import { withLanguage } from '../../contract/languages.js';
import { accountPaths } from '../../contract/paths.js';
import { PageForms, type SentForm, typedText } from '../../platform/http/page-forms.js';
import { validated } from '../../platform/http/validated.js';
import { ForgottenPasswordDto, LinkTokenDto, PasswordResetDto } from './recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

/**
 * What mails lead to, for visitors without scripts: `POST /{lang}/auth/forgot-password`, `/auth/reset-password` and
 * `/auth/verify-email`. A link is followed by a form and not by its GET alone, because mail programs look at links first.
 */
@Injectable()
export class RecoveryForms {
  constructor(
    forms: PageForms,
    private readonly recovery: RecoveryService,
  ) {
    const typedToken = (fields: Record<string, unknown>) => ({ token: typedText(fields, 'token') });
    forms.register(accountPaths.forgotPassword, {
      send: (sent) => this.forgot(sent),
      typed: (fields) => ({ email: typedText(fields, 'email') }),
    });
    forms.register(accountPaths.resetPassword, { send: (sent) => this.reset(sent), typed: typedToken });
    forms.register(accountPaths.verifyEmail, { send: (sent) => this.verify(sent), typed: typedToken });
  }

  private async forgot({ request, fields: { email }, language }: SentForm): Promise<string> {
    const body = validated(ForgottenPasswordDto, { email }, 'body');
    await this.recovery.forgot(body, { address: request.ip ?? '', language });
    return withLanguage(language, `${accountPaths.forgotPassword}?done=sent`);
  }

  private async reset({ fields: { token, password, confirmPassword }, language }: SentForm): Promise<string> {
    const body = validated(PasswordResetDto, { token, password, confirmPassword }, 'body');
    await this.recovery.reset(body, { language });
    return withLanguage(language, `${accountPaths.signIn}?done=password`);
  }

  private async verify({ fields: { token }, language }: SentForm): Promise<string> {
    await this.recovery.verify(validated(LinkTokenDto, { token }, 'body'));
    return withLanguage(language, `${accountPaths.verifyEmail}?done=verified`);
  }
}
