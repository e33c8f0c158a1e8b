import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { defaultLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';
import { emailOf, type EmailTemplate } from '../platform/email/email-template.js';
import type { Email } from '../platform/email/email.js';
import { EmailSources } from '../platform/email/email-sources.js';
import { fillText } from '../platform/texts/fill-text.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContactMessageRow } from './contact-message.row.js';
import { contactTexts } from './contact-texts.js';

/** Emails to the archive are in its default language, whatever the language of the visitor's page. */
const language = defaultLanguage;

/** Forwards messages of the contact form to the archive's address. Runs in the worker process. */
@Injectable()
export class ContactEmails {
  constructor(
    @InjectRepository(ContactMessageRow) private readonly messages: Repository<ContactMessageRow>,
    private readonly settings: SettingsService,
    sources: EmailSources,
  ) {
    sources.register('contact_message', (id) => this.write(id));
  }

  /** Null if the message was deleted meanwhile, or the settings have no address: then it is only in the administration. */
  async write(id: number): Promise<Email | null> {
    const [message, site] = await Promise.all([this.messages.findOneBy({ id }), this.settings.read()]);
    if (!message || !site.contactEmail) return null;
    return { ...emailOf(compose(message, site), site.contactEmail), replyTo: message.email };
  }
}

function compose({ name, email, subject, message }: ContactMessageRow, site: SiteSettings): EmailTemplate {
  const texts = contactTexts[language].letter;
  const siteName = localized(site, 'siteName', language);
  const filled = (text: string): string => fillText(text, { name, email, subject, site: siteName });
  return {
    language,
    siteName,
    accent: site.accent.light,
    heading: filled(texts.subject),
    paragraphs: [filled(texts.from), ...message.split(/\n{2,}/)],
    footer: filled(texts.footer),
  };
}
