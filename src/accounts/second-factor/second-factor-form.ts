import { Injectable } from '@nestjs/common';
import { secondFactorPath } from '../../contract/account-security.js';
import { afterSignIn } from '../../contract/paths.js';
import { type FormSubmission, PageForms, requestedRedirect } from '../../platform/http/page-forms.js';
import { validated } from '../../platform/http/validated.js';
import { SessionService } from '../sign-in/session.service.js';
import { SecondFactorProofDto } from './security.dto.js';

/** The second step of the sign-in for visitors without scripts: `POST /{lang}/auth/second-factor`. */
@Injectable()
export class SecondFactorForm {
  constructor(
    forms: PageForms,
    private readonly session: SessionService,
  ) {
    forms.register(secondFactorPath, { submit: (sent) => this.complete(sent) });
  }

  private async complete(sent: FormSubmission): Promise<string> {
    const { request, response, fields, language } = sent;
    const proof = validated(SecondFactorProofDto, { code: fields['code'] }, 'body');
    const user = await this.session.complete(request, response, { proof, language });
    return afterSignIn(user, requestedRedirect(sent), language);
  }
}
