import { Injectable } from '@nestjs/common';
import { contactSentPath } from '../contract/contact.js';
import { withLanguage } from '../contract/languages.js';
import { PageForms, type FormSubmission, fieldText } from '../platform/http/page-forms.js';
import { validated } from '../platform/http/validated.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { ContactFieldsDto } from './contact-fields.dto.js';
import { ContactService } from './contact.service.js';

/** The contact form for visitors without scripts: `POST /{lang}/about`. */
@Injectable()
export class ContactForm {
  constructor(
    forms: PageForms,
    private readonly contact: ContactService,
  ) {
    forms.register('/about', {
      submit: (sent) => this.send(sent),
      keepValues: (fields) => ({
        name: fieldText(fields, 'name'),
        email: fieldText(fields, 'email'),
        subject: fieldText(fields, 'subject'),
        message: fieldText(fields, 'message'),
      }),
    });
  }

  private async send({ request, language, fields }: FormSubmission): Promise<string> {
    const { name, email, subject, message: text, website } = fields;
    const message = validated(ContactFieldsDto, { name, email, subject, message: text, website }, 'body');
    await this.contact.send(message, { address: request.ip ?? '', language, viewer: viewerOf(request) });
    return withLanguage(language, contactSentPath);
  }
}
