import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { defaultLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';
import { type Letter, letterHtml, letterText } from '../platform/mail/letter.js';
import type { Mail } from '../platform/mail/mail.js';
import { MailSources } from '../platform/mail/mail-sources.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContactMessageRow } from './contact-message.row.js';
import { contactTexts } from './contact-texts.js';

/** Those who run the archive read its base language, whatever a visitor's page spoke. */
const language = defaultLanguage;

/** Forwards messages of the contact form to the archive's address. Lives in the worker. */
@Injectable()
export class ContactLetters {
  constructor(
    @InjectRepository(ContactMessageRow) private readonly messages: Repository<ContactMessageRow>,
    private readonly settings: SettingsService,
    sources: MailSources,
  ) {
    sources.register('contact_message', (id) => this.write(id));
  }

  /** Null when the message was deleted meanwhile, or the settings name no address: it stands in the administration then. */
  async write(id: number): Promise<Mail | null> {
    const [message, site] = await Promise.all([this.messages.findOneBy({ id }), this.settings.read()]);
    if (!message || !site.contactEmail) return null;
    const letter = letterOf(message, site);
    return {
      to: site.contactEmail,
      replyTo: message.email,
      subject: letter.heading,
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }
}

function letterOf({ name, email, subject, message }: ContactMessageRow, site: SiteSettings): Letter {
  const texts = contactTexts[language].letter;
  const siteName = localized(site, 'siteName', language);
  const told: Record<string, string> = { name, email, subject, site: siteName };
  const filled = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => told[key] ?? '');
  return {
    language,
    siteName,
    heading: filled(texts.subject),
    paragraphs: [filled(texts.from), ...message.split(/\n{2,}/)],
    footer: filled(texts.footer),
  };
}
