import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defaultLanguage, type Language, withLanguage } from '../../contract/languages.js';
import { localized } from '../../contract/localized.js';
import { emailTexts } from '../../contract/email-texts.js';
import { photoPath } from '../../contract/paths.js';
import type { Site } from '../../contract/settings.js';
import { Config } from '../../platform/config/config.js';
import { emailHtml, emailText } from '../../platform/email/email-template.js';
import type { Email } from '../../platform/email/email.js';
import { EmailSources } from '../../platform/email/email-sources.js';
import { SettingsService } from '../../settings/settings.service.js';

/** A decision, and whom it is told to. */
interface Decision {
  status: 'approved' | 'rejected';
  reason: string | null;
  createdAt: Date;
  isProposal: boolean;
  email: string;
  language: Language | null;
  /** Of a published photo; null where there is none (any more). */
  slug: string | null;
  title: string | null;
  titleEn: string | null;
  titleDe: string | null;
}

/** Tells members what was decided about their contributions. Lives in the worker. */
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

  /** Null when the account is gone: a contribution without a name has nobody to tell. */
  async write(id: number): Promise<Email | null> {
    const decision = await this.find(id);
    if (!decision) return null;
    const site = await this.settings.site();
    const letter = this.compose(decision, site);
    return {
      to: decision.email,
      subject: `${letter.heading} – ${letter.siteName}`,
      text: emailText(letter),
      html: emailHtml(letter),
    };
  }

  private async find(id: number): Promise<Decision | null> {
    const [row] = await this.dataSource.query<Decision[]>(
      `select c.status, c.reason, c.created_at as "createdAt", c.photo_id is null as "isProposal", u.email, u.language,
         p.slug, p.title, p.title_en as "titleEn", p.title_de as "titleDe"
       from contributions c join users u on u.id = c.user_id
       left join photos p on p.id = coalesce(c.photo_id, c.proposed_photo_id) and p.status = 'published'
       where c.id = $1 and c.status <> 'pending'`,
      [id],
    );
    return row ?? null;
  }

  private compose(decision: Decision, site: Site) {
    const { status, reason, isProposal, slug } = decision;
    const language = decision.language ?? defaultLanguage;
    const texts = emailTexts[language];
    const said = texts.decisions[isProposal ? 'proposal' : 'suggestion'][status];
    const siteName = localized(site, 'siteName', language);
    // What the archive itself says of a photo. A title that only its contributor wrote is in no mail: whoever registers
    // somebody else's address would be writing to them.
    const title = decision.title === null ? null : localized({ ...decision, title: decision.title }, 'title', language);
    const sent = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: site.timeZone });
    const told: Record<string, string> = {
      site: siteName,
      title: title ?? '',
      date: sent.format(decision.createdAt),
      reason: reason ?? '',
    };
    const filled = (words: string): string => words.replace(/\{\{(\w+)\}\}/g, (_, key: string) => told[key] ?? '');
    const path = status === 'approved' && slug !== null ? photoPath(slug) : '/user/contributions';
    return {
      language,
      siteName,
      heading: said.heading,
      paragraphs: [
        filled(title === null ? said.textUntitled : said.text),
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
