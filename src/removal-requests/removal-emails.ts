import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emailTexts } from '../platform/texts/email-texts.js';
import { defaultLanguage, type Language, withLanguage } from '../contract/languages.js';
import { type Localized, localized } from '../contract/localized.js';
import { photoPath } from '../contract/paths.js';
import { removalHours, type RemovalOutcome, type RemovalRole } from '../contract/removal-request.js';
import type { SiteSettings } from '../contract/settings.js';
import { Config } from '../platform/config/config.js';
import { selectLocalized } from '../platform/database/localized-columns.js';
import { emailMoment } from '../platform/email/email-dates.js';
import { emailOf, type EmailTemplate } from '../platform/email/email-template.js';
import type { Email } from '../platform/email/email.js';
import { EmailSources } from '../platform/email/email-sources.js';
import { fillText } from '../platform/texts/fill-text.js';
import { SettingsService } from '../settings/settings.service.js';
import { removalTexts } from './removal-texts.js';

const hourMs = 3_600_000;

/** A request and its photo, as far as emails name them. */
interface MailedRequest extends Localized<'title'> {
  id: number;
  reference: string;
  name: string;
  email: string;
  role: RemovalRole;
  reason: string;
  language: Language;
  outcome: RemovalOutcome | null;
  statement: string | null;
  createdAt: Date;
  slug: string;
  isPublic: boolean;
}

/** The emails about removal requests: to the archive, and to whoever asked. Runs in the worker process. */
@Injectable()
export class RemovalEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly settings: SettingsService,
    sources: EmailSources,
  ) {
    sources.register('removal_request', (id) => this.writeNotice(id));
    sources.register('removal_receipt', (id) => this.writeReceipt(id));
    sources.register('removal_decision', (id) => this.writeDecision(id));
  }

  /** To the archive, in its default language. Null if the settings have no address. */
  async writeNotice(id: number): Promise<Email | null> {
    const [request, site] = await Promise.all([this.find(id), this.settings.read()]);
    if (!request || !site.contactEmail) return null;
    const language = defaultLanguage;
    const texts = removalTexts[language];
    const notice = texts.notice;
    const fill = filler({ request, site, language });
    const content: EmailTemplate = {
      language,
      siteName: localized(site, 'siteName', language),
      accent: site.accent.light,
      heading: fill(notice.heading),
      paragraphs: [fill(notice.from), texts.roles[request.role], ...request.reason.split(/\n{2,}/), fill(notice.due)],
      link: {
        label: notice.link,
        url: `${this.config.publicUrl}/admin/removal-requests/${id}`,
        hint: emailTexts[language].linkHint,
      },
      footer: fill(notice.footer),
    };
    return { ...emailOf(content, site.contactEmail), replyTo: request.email };
  }

  /** To whoever asked. Without their own words: somebody else's address may have been typed. */
  async writeReceipt(id: number): Promise<Email | null> {
    const [request, site] = await Promise.all([this.find(id), this.settings.read()]);
    if (!request || request.email === '') return null;
    const { language } = request;
    const receipt = removalTexts[language].receipt;
    const fill = filler({ request, site, language });
    const content: EmailTemplate = {
      language,
      siteName: localized(site, 'siteName', language),
      accent: site.accent.light,
      heading: fill(receipt.heading),
      paragraphs: receipt.paragraphs.map(fill),
      link: {
        label: receipt.link,
        url: this.config.publicUrl + withLanguage(language, '/about#rimozione'),
        hint: emailTexts[language].linkHint,
      },
      footer: fill(emailTexts[language].footer),
    };
    return emailOf(content, request.email);
  }

  /** Null if the decision was reverted meanwhile. */
  async writeDecision(id: number): Promise<Email | null> {
    const [request, site] = await Promise.all([this.find(id), this.settings.read()]);
    if (!request?.outcome || request.email === '') return null;
    const { language, outcome, statement, slug, isPublic } = request;
    const texts = removalTexts[language].decision;
    const fill = filler({ request, site, language });
    const content: EmailTemplate = {
      language,
      siteName: localized(site, 'siteName', language),
      accent: site.accent.light,
      heading: fill(texts[outcome].heading),
      paragraphs: [fill(texts[outcome].text), texts.reasons, ...(statement ?? '').split(/\n{2,}/)],
      ...(isPublic && {
        link: {
          label: texts.link,
          url: this.config.publicUrl + withLanguage(language, photoPath(slug)),
          hint: emailTexts[language].linkHint,
        },
      }),
      footer: fill(emailTexts[language].footer),
    };
    return emailOf(content, request.email);
  }

  private async find(id: number): Promise<MailedRequest | null> {
    const [row] = await this.dataSource.query<MailedRequest[]>(
      `select r.id, r.reference, r.name, r.email, r.role, r.reason, r.language, r.outcome, r.statement,
         r.created_at as "createdAt", p.slug, p.status = 'published' as "isPublic", ${selectLocalized('p.title')}
       from removal_requests r join photos p on p.id = r.photo_id where r.id = $1`,
      [id],
    );
    return row ?? null;
  }
}

/** Replaces the placeholders of a text. */
function filler({ request, site, language }: { request: MailedRequest; site: SiteSettings; language: Language }) {
  const values: Record<string, string> = {
    reference: request.reference,
    name: request.name,
    email: request.email,
    title: localized(request, 'title', language),
    site: localized(site, 'siteName', language),
    due: emailMoment(new Date(request.createdAt.getTime() + removalHours * hourMs), language, site.timeZone),
  };
  return (text: string): string => fillText(text, values);
}
