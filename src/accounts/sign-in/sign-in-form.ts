import { Injectable } from '@nestjs/common';
import { isPending, secondFactorAddress } from '../../contract/account-security.js';
import { withLanguage } from '../../contract/languages.js';
import { afterSignOut } from '../../contract/institution.js';
import { afterSignIn } from '../../contract/paths.js';
import { Config } from '../../platform/config/config.js';
import { PageForms, type FormSubmission, fieldText, requestedRedirect } from '../../platform/http/page-forms.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { validated } from '../../platform/http/validated.js';
import { wasAtInstitution } from '../institution/was-at-institution.js';
import { CredentialsDto } from './credentials.dto.js';
import { SessionService } from './session.service.js';

/** Sign-in and sign-out for visitors without scripts: `POST /{lang}/auth` and `POST /{lang}/auth/sign-out`. */
@Injectable()
export class SignInForm {
  constructor(
    forms: PageForms,
    private readonly session: SessionService,
    private readonly config: Config,
  ) {
    forms.register('/auth', {
      submit: (sent) => this.signIn(sent),
      keepValues: (fields) => ({ email: fieldText(fields, 'email'), rememberMe: fields['rememberMe'] !== undefined }),
    });
    forms.register('/auth/sign-out', { submit: (sent) => this.signOut(sent) });
  }

  private async signIn(sent: FormSubmission): Promise<string> {
    const { request, response, fields, language } = sent;
    const { email, password, rememberMe } = fields;
    const credentials = validated(CredentialsDto, { email, password, rememberMe: rememberMe !== undefined }, 'body');
    const answer = await this.session.signIn(request, response, {
      rememberMe: credentials.rememberMe ?? false,
      language,
    });
    const redirect = requestedRedirect(sent);
    return isPending(answer)
      ? secondFactorAddress(language, redirect, answer.secondFactor)
      : afterSignIn(answer, redirect, language);
  }

  private async signOut({ request, response, language }: FormSubmission): Promise<string> {
    const was = wasAtInstitution(viewerOf(request), this.config);
    await this.session.signOut(request, response);
    // With scripts the page clears this itself. The next person at this computer must not see anything of the visit.
    response.setHeader('Clear-Site-Data', '"cache", "storage"');
    return afterSignOut(was, language, withLanguage(language, '/'));
  }
}
