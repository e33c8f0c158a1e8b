import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import { localized } from '../../contract/localized.js';
import { emailTexts } from '../../platform/texts/email-texts.js';
import type { Role } from '../../contract/roles.js';
import { accountPaths, pageAddress } from '../../contract/paths.js';
import { Config } from '../../platform/config/config.js';
import { emailMoment } from '../../platform/email/email-dates.js';
import { type EmailTemplate, emailHtml, emailText } from '../../platform/email/email-template.js';
import type { Email } from '../../platform/email/email.js';
import { EmailSources } from '../../platform/email/email-sources.js';
import { SettingsService } from '../../settings/settings.service.js';
import { type AccountEmailKind, type LetterDetails, tokenHash } from './account-email-outbox.js';

/** How long a link is valid after its email was written. */
const linkMinutes: Record<AccountEmailKind, number> = {
  verify_email: 7 * 24 * 60,
  reset_password: 60,
  password_changed: 24 * 60,
  sign_in_attempts: 24 * 60,
  second_factor_added: 24 * 60,
  second_factor_removed: 24 * 60,
  codes_removed: 24 * 60,
  passkey_added: 24 * 60,
  passkey_removed: 24 * 60,
  institution_linked: 24 * 60,
  institution_unlinked: 24 * 60,
  institution_sign_in: 24 * 60,
  staff_codes_removed: 24 * 60,
  staff_passkey_added: 24 * 60,
  staff_passkey_removed: 24 * 60,
  staff_institution_linked: 24 * 60,
  staff_institution_unlinked: 24 * 60,
  staff_second_factor_added: 24 * 60,
  staff_second_factor_removed: 24 * 60,
  new_device: 24 * 60,
  rights_granted: 24 * 60,
  api_key_created: 24 * 60,
  staff_new_device: 24 * 60,
  staff_rights_granted: 24 * 60,
  staff_api_key_created: 24 * 60,
};

/** An email that could not be sent for this long is dropped: the member no longer expects it. */
const staleHours = 24;

interface PendingEmail {
  kind: AccountEmailKind;
  language: Language;
  userId: number;
  email: string;
  details: LetterDetails;
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
    return {
      to: pending.email,
      fromName: content.siteName,
      subject: `${emailTexts[pending.language].letters[pending.kind].subject} – ${content.siteName}`,
      text: emailText(content),
      html: emailHtml(content),
    };
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
      [id, userId, tokenHash(token), linkMinutes[kind]],
    );
  }

  private async compose({ kind, language, details }: PendingEmail, token: string): Promise<EmailTemplate> {
    const site = await this.settings.site();
    const siteName = localized(site, 'siteName', language);
    const texts = emailTexts[language];
    const { heading, paragraphs, link } = texts.letters[kind];
    const values: LetterDetails = { ...inWords(details, language, site.timeZone), site: siteName };
    const filled = (text: string): string =>
      text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    // Without the member's name: whoever registers another person's address could send them a text of their choice.
    return {
      language,
      siteName,
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
      link: { label: link, url: this.linkOf(kind, language, token), hint: texts.linkHint },
      footer: filled(texts.footer),
    };
  }

  /** Always under PUBLIC_URL, because the Host header of a request can be forged. */
  private linkOf(kind: AccountEmailKind, language: Language, token: string): string {
    const paths: Record<AccountEmailKind, string> = {
      verify_email: `${accountPaths.verifyEmail}?token=${token}`,
      reset_password: `${accountPaths.resetPassword}?token=${token}`,
      password_changed: accountPaths.forgotPassword,
      sign_in_attempts: accountPaths.forgotPassword,
      second_factor_added: accountPaths.forgotPassword,
      second_factor_removed: accountPaths.forgotPassword,
      codes_removed: accountPaths.forgotPassword,
      passkey_added: accountPaths.forgotPassword,
      passkey_removed: accountPaths.forgotPassword,
      institution_linked: accountPaths.forgotPassword,
      institution_unlinked: accountPaths.forgotPassword,
      institution_sign_in: accountPaths.signIn,
      staff_codes_removed: '/admin/users',
      staff_passkey_added: '/admin/users',
      staff_passkey_removed: '/admin/users',
      staff_institution_linked: '/admin/users',
      staff_institution_unlinked: '/admin/users',
      staff_second_factor_added: '/admin/users',
      staff_second_factor_removed: '/admin/users',
      new_device: accountPaths.forgotPassword,
      rights_granted: '/admin',
      api_key_created: '/admin/api-keys',
      staff_new_device: '/admin/users',
      staff_rights_granted: '/admin/users',
      staff_api_key_created: '/admin/api-keys',
    };
    return this.config.publicUrl + pageAddress(language, paths[kind]);
  }
}

function inWords(details: LetterDetails, language: Language, timeZone: string): LetterDetails {
  const texts = emailTexts[language];
  const { role, device, at } = details;
  return {
    ...details,
    ...(role !== undefined && { role: texts.roles[role as Role] }),
    ...(device !== undefined && { device: device || texts.unknownDevice }),
    ...(at !== undefined && { at: emailMoment(new Date(at), language, timeZone) }),
  };
}
