import { Injectable } from '@nestjs/common';
import { accountPaths, afterSignIn } from '../../contract/paths.js';
import { PageForms, type FormSubmission, fieldText, requestedRedirect } from '../../platform/http/page-forms.js';
import { validated } from '../../platform/http/validated.js';
import { SessionService } from '../sign-in/session.service.js';
import { RegistrationDto } from './registration.dto.js';

/** Registration for visitors without scripts: `POST /{lang}/auth/register`. */
@Injectable()
export class RegistrationForm {
  constructor(
    forms: PageForms,
    private readonly session: SessionService,
  ) {
    forms.register(accountPaths.register, {
      submit: (sent) => this.register(sent),
      keepValues: (fields) => ({
        email: fieldText(fields, 'email'),
        displayName: fieldText(fields, 'displayName'),
        acceptedPrivacyPolicy: fields['acceptedPrivacyPolicy'] !== undefined,
        acceptedNewsletter: fields['acceptedNewsletter'] !== undefined,
      }),
    });
  }

  private async register(sent: FormSubmission): Promise<string> {
    const { request, response, fields, language } = sent;
    const { email, password, confirmPassword, displayName } = fields;
    const registration = validated(
      RegistrationDto,
      {
        email,
        password,
        confirmPassword,
        displayName,
        acceptedPrivacyPolicy: fields['acceptedPrivacyPolicy'] !== undefined,
        acceptedNewsletter: fields['acceptedNewsletter'] !== undefined,
      },
      'body',
    );
    const user = await this.session.register(request, response, { registration, language });
    return afterSignIn(user, requestedRedirect(sent), language);
  }
}
