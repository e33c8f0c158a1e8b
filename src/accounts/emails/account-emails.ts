import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { accountEmailPage, type AccountEmailKind } from '../../contract/account-emails.js';
import type { Language } from '../../contract/languages.js';
import { localized } from '../../contract/localized.js';
import { emailTexts } from '../../platform/texts/email-texts.js';
import type { Role } from '../../contract/roles.js';
import { pageAddress } from '../../contract/paths.js';
import { Config } from '../../platform/config/config.js';
import { emailMoment } from '../../platform/email/email-dates.js';
import { emailOf, type EmailTemplate } from '../../platform/email/email-template.js';
import type { Email } from '../../platform/email/email.js';
import { EmailSources } from '../../platform/email/email-sources.js';
import { fillText } from '../../platform/texts/fill-text.js';
import { SettingsService } from '../../settings/settings.service.js';
import { type EmailDetails, tokenHash } from './account-email-outbox.js';

/** How long the link of an email works, in minutes. */
const linkMinutes: Partial<Record<AccountEmailKind, number>> = { verify_email: 7 * 24 * 60, reset_password: 60 };
/** How long other emails are known, which have no token to answer with. */
const usualMinutes = 24 * 60;

/** An email that could not be sent for this long is dropped: the member no longer expects it. */
const staleHours = 24;
/** So long the dashboard says that it could not be sent. */
const unsentDays = 30;

interface PendingEmail {
  kind: AccountEmailKind;
  language: Language;
  userId: number;
  email: string;
  details: EmailDetails;
}

/** Writes the emails to members. Runs in the worker process. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly settings: SettingsService,
    sources: EmailSources,
  ) {
    sources.register('account_email', (id) => this.write(id));
  }

  /** Null if nobody has the address, or the link was used meanwhile. Each attempt makes a new token; all stay valid. */
  async write(id: number): Promise<Email | null> {
    const token = randomBytes(32).toString('base64url');
    const pending = await this.dataSource.transaction(async (tx) => {
      await tx.query('delete from account_emails where expires_at < now()');
      const found = await this.find(id, tx);
      if (found) await this.storeToken(id, found, token, tx);
      else await tx.query('delete from account_emails where id = $1', [id]);
      return found;
    });
    if (!pending) return null;
    const content = await this.compose(pending, token);
    const { subject } = emailTexts[pending.language].accounts[pending.kind];
    return { ...emailOf(content, pending.email), subject: `${subject} – ${content.siteName}` };
  }

  /**
   * Deletes those whose links have ended, and those that were never written and are too old for it; a month later also their jobs
   * that were given up: with a mail server that nobody mends there would be ever more. Called by the nightly sweep.
   */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      'delete from account_emails where coalesce(expires_at, created_at + make_interval(hours => $1)) < now()',
      [staleHours],
    );
    await this.dataSource.query(
      `delete from job_outbox where kind = 'email' and subject = 'account_email'
         and dead_at < now() - make_interval(days => $1) and not exists (select from account_emails where id = subject_id)`,
      [unsentDays],
    );
  }

  /** The recipient is the address as stored in the account, not as typed into the form. */
  private async find(id: number, tx: EntityManager): Promise<PendingEmail | null> {
    const [row] = await tx.query<PendingEmail[]>(
      `select m.kind, m.language, u.id as "userId", u.email, m.details from account_emails m
       join users u on u.id = m.user_id or (m.user_id is null and u.email_key = m.email_key)
       where m.id = $1 and m.created_at > now() - $2 * interval '1 hour'`,
      [id, staleHours],
    );
    return row ?? null;
  }

  private async storeToken(
    id: number,
    { kind, userId }: PendingEmail,
    token: string,
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(
      `update account_emails set user_id = $2, token_hashes = array_append(token_hashes, $3),
         expires_at = now() + $4 * interval '1 minute' where id = $1`,
      [id, userId, tokenHash(token), linkMinutes[kind] ?? usualMinutes],
    );
  }

  private async compose({ kind, language, details }: PendingEmail, token: string): Promise<EmailTemplate> {
    const site = await this.settings.site();
    const siteName = localized(site, 'siteName', language);
    const texts = emailTexts[language];
    const { heading, paragraphs, link } = texts.accounts[kind];
    const values = { ...inWords(details, language, site.timeZone), site: siteName };
    const filled = (text: string): string => fillText(text, values);
    // Without the member's name: whoever registers another person's address could send them a text of their choice.
    return {
      language,
      siteName,
      accent: site.accent.light,
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
      link: { label: link, url: this.linkOf(kind, language, token), hint: texts.linkHint },
      footer: filled(texts.footer),
    };
  }

  /** Always under PUBLIC_URL, because the Host header of a request can be forged. */
  private linkOf(kind: AccountEmailKind, language: Language, token: string): string {
    return this.config.publicUrl + pageAddress(language, accountEmailPage(kind, token));
  }
}

function inWords(details: EmailDetails, language: Language, timeZone: string): EmailDetails {
  const texts = emailTexts[language];
  const { role, device, at } = details;
  return {
    ...details,
    ...(role !== undefined && { role: texts.roles[role as Role] }),
    ...(device !== undefined && { device: device || texts.unknownDevice }),
    ...(at !== undefined && { at: emailMoment(new Date(at), language, timeZone) }),
  };
}
