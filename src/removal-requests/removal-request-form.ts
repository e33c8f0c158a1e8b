import { Injectable } from '@nestjs/common';
import { withLanguage } from '../contract/languages.js';
import { removalRequestPath, removalSentPath } from '../contract/removal-request.js';
import { PageForms, type FormSubmission, fieldText } from '../platform/http/page-forms.js';
import { validated } from '../platform/http/validated.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { RemovalRequestFieldsDto } from './removal-request-fields.dto.js';
import { RemovalRequestIntake } from './removal-request-intake.js';

const shownAgain = ['photo', 'name', 'email', 'role', 'reason'] as const;

/** The form for visitors without scripts: `POST /{lang}/removal-request`. */
@Injectable()
export class RemovalRequestForm {
  constructor(
    forms: PageForms,
    private readonly intake: RemovalRequestIntake,
  ) {
    forms.register(removalRequestPath, {
      submit: (sent) => this.send(sent),
      keepValues: (fields) => Object.fromEntries(shownAgain.map((name) => [name, fieldText(fields, name)])),
    });
  }

  private async send({ request, language, fields }: FormSubmission): Promise<string> {
    const { photo, name, email, role, reason, declared, website } = fields;
    const checked = validated(RemovalRequestFieldsDto, { photo, name, email, role, reason, declared, website }, 'body');
    const sender = { address: request.ip ?? '', language, viewer: viewerOf(request) };
    const { reference } = await this.intake.accept(checked, sender);
    return withLanguage(language, removalSentPath(reference));
  }
}
