import { Injectable } from '@nestjs/common';
import { withLanguage } from '../../contract/languages.js';
import { accountPaths } from '../../contract/paths.js';
import { PageForms, type FormSubmission, fieldText } from '../../platform/http/page-forms.js';
import { validated } from '../../platform/http/validated.js';
import { ForgottenPasswordDto, LinkTokenDto, PasswordResetDto } from './recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

/**
 * Password recovery and email verification without scripts: `POST /{lang}/auth/forgot-password`, `/auth/reset-password` and
 * `/auth/verify-email`. A link opens a form instead of acting on GET, because email programs prefetch links.
 */
@Injectable()
export class RecoveryForms {
  constructor(
    forms: PageForms,
    private readonly recovery: RecoveryService,
  ) {
    const typedToken = (fields: Record<string, unknown>) => ({ token: fieldText(fields, 'token') });
    forms.register(accountPaths.forgotPassword, {
      submit: (sent) => this.forgot(sent),
      keepValues: (fields) => ({ email: fieldText(fields, 'email') }),
    });
    forms.register(accountPaths.resetPassword, { submit: (sent) => this.reset(sent), keepValues: typedToken });
    forms.register(accountPaths.verifyEmail, { submit: (sent) => this.verify(sent), keepValues: typedToken });
  }

  private async forgot({ request, fields: { email }, language }: FormSubmission): Promise<string> {
    const body = validated(ForgottenPasswordDto, { email }, 'body');
    await this.recovery.forgot(body, { address: request.ip ?? '', language });
    return withLanguage(language, `${accountPaths.forgotPassword}?done=sent`);
  }

  private async reset({ fields: { token, password, confirmPassword }, language }: FormSubmission): Promise<string> {
    const body = validated(PasswordResetDto, { token, password, confirmPassword }, 'body');
    await this.recovery.reset(body, { language });
    return withLanguage(language, `${accountPaths.signIn}?done=password`);
  }

  private async verify({ fields: { token }, language }: FormSubmission): Promise<string> {
    await this.recovery.verify(validated(LinkTokenDto, { token }, 'body'));
    return withLanguage(language, `${accountPaths.verifyEmail}?done=verified`);
  }
}
