import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { localized } from '../contract/localized.js';
import { emailDay } from '../platform/email/email-dates.js';
import { emailOf, type EmailTemplate } from '../platform/email/email-template.js';
import type { Email } from '../platform/email/email.js';
import { EmailSources } from '../platform/email/email-sources.js';
import { fillText } from '../platform/texts/fill-text.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContactAnswerRow } from './contact-answer.row.js';
import { ContactMessageRow } from './contact-message.row.js';
import { contactTexts } from './contact-texts.js';

/** Sends the answers to messages of the contact form to those who wrote them. Runs in the worker process. */
@Injectable()
export class ContactAnswerEmails {
  constructor(
    @InjectRepository(ContactAnswerRow) private readonly answers: Repository<ContactAnswerRow>,
    @InjectRepository(ContactMessageRow) private readonly messages: Repository<ContactMessageRow>,
    private readonly settings: SettingsService,
    sources: EmailSources,
  ) {
    sources.register('contact_answer', (id) => this.write(id));
  }

  /** Null if the message was deleted meanwhile, with its answers. */
  async write(id: number): Promise<Email | null> {
    const [answer, site] = await Promise.all([this.answers.findOneBy({ id }), this.settings.read()]);
    const message = answer && (await this.messages.findOneBy({ id: answer.messageId }));
    if (!message) return null;
    const { language } = message;
    const texts = contactTexts[language].answer;
    const siteName = localized(site, 'siteName', language);
    const day = emailDay(message.createdAt, language, site.timeZone);
    const content: EmailTemplate = {
      language,
      siteName,
      accent: site.accent.light,
      heading: answer.subject,
      paragraphs: answer.text.split(/\n{2,}/),
      quotation: {
        intro: fillText(texts.quotation, { date: day }),
        text: message.message,
      },
      footer: fillText(texts.footer, { site: siteName }),
    };
    return {
      ...emailOf(content, message.email),
      ...(site.contactEmail && { replyTo: site.contactEmail }),
      isWrittenByHand: true,
    };
  }
}
