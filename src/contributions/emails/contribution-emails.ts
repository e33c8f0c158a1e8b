import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContributionKind } from '../../contract/contribution.js';
import { defaultLanguage, type Language, withLanguage } from '../../contract/languages.js';
import { localized, type LocalizedOrNull } from '../../contract/localized.js';
import { emailTexts } from '../../platform/texts/email-texts.js';
import { photoPath } from '../../contract/paths.js';
import type { Site } from '../../contract/settings.js';
import { Config } from '../../platform/config/config.js';
import { selectLocalized } from '../../platform/database/localized-columns.js';
import { emailDay } from '../../platform/email/email-dates.js';
import { emailOf } from '../../platform/email/email-template.js';
import type { Email } from '../../platform/email/email.js';
import { EmailSources } from '../../platform/email/email-sources.js';
import { fillText } from '../../platform/texts/fill-text.js';
import { SettingsService } from '../../settings/settings.service.js';
import { kindColumn } from '../contribution.row.js';

/** A decision and its recipient. */
interface Decision extends LocalizedOrNull<'title'> {
  status: 'approved' | 'rejected';
  reason: string | null;
  /** What a moderator wrote instead of the suggested value, or of a memory. */
  written: string | null;
  createdAt: Date;
  kind: ContributionKind;
  email: string;
  language: Language | null;
  /** Null, like the titles, unless the photo is published. */
  slug: string | null;
}

/** Notifies members of decisions about their contributions. Runs in the worker process. */
@Injectable()
export class ContributionEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly settings: SettingsService,
    sources: EmailSources,
  ) {
    sources.register('contribution', (id) => this.write(id));
  }

  /** Null if the account was deleted, so that there is no recipient. */
  async write(id: number): Promise<Email | null> {
    const decision = await this.find(id);
    if (!decision) return null;
    const site = await this.settings.site();
    const content = this.compose(decision, site);
    return { ...emailOf(content, decision.email), subject: `${content.heading} – ${content.siteName}` };
  }

  private async find(id: number): Promise<Decision | null> {
    const [row] = await this.dataSource.query<Decision[]>(
      `select c.status, c.reason, c.written_value as written, c.created_at as "createdAt", u.email, u.language,
         ${kindColumn} as kind,
         p.slug, ${selectLocalized('p.title')}
       from contributions c join users u on u.id = c.user_id
       left join photos p on p.id = coalesce(c.photo_id, c.proposed_photo_id) and p.status = 'published'
       where c.id = $1 and c.status <> 'pending'`,
      [id],
    );
    return row ?? null;
  }

  private compose(decision: Decision, site: Site) {
    const { status, reason, written, kind, slug } = decision;
    const language = decision.language ?? defaultLanguage;
    const texts = emailTexts[language];
    const decisionTexts = texts.decisions[kind][status];
    const siteName = localized(site, 'siteName', language);
    // Only a title that the archive has published: whoever registers another person's address could otherwise send them a
    // text of their choice.
    const title = decision.title === null ? null : localized({ ...decision, title: decision.title }, 'title', language);
    const values = {
      site: siteName,
      title: title ?? '',
      date: emailDay(decision.createdAt, language, site.timeZone),
      reason: reason ?? '',
      value: written ?? '',
    };
    const filled = (text: string): string => fillText(text, values);
    const path = status === 'approved' && slug !== null ? photoPath(slug) : '/user/contributions';
    return {
      language,
      siteName,
      accent: site.accent.light,
      heading: decisionTexts.heading,
      paragraphs: [
        filled(title === null ? decisionTexts.textUntitled : decisionTexts.text),
        ...(written ? [filled(texts.decisions.written)] : []),
        ...(reason ? [filled(texts.decisions.reason)] : []),
        ...(status === 'approved' ? [texts.decisions.thanks] : []),
      ],
      link: {
        label: path === '/user/contributions' ? texts.decisions.toContributions : texts.decisions.toPhoto,
        url: this.config.publicUrl + withLanguage(language, path),
        hint: texts.linkHint,
      },
      footer: filled(texts.footer),
    };
  }
}
