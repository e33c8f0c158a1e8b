import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountEmailKind, AdministratorEmail, EmailWithLink, OwnerEmail } from '../../contract/account-emails.js';
import { DomainError } from '../../contract/errors.js';
import { defaultLanguage, type Language } from '../../contract/languages.js';
import { EmailSender } from '../../platform/email/email-sender.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { normaliseEmail } from '../users/email.js';

/** What fills the placeholders of an email. `role`, `device` and `at` (a time) are put into words of its language. */
export type EmailDetails = Record<string, string | number>;

/** An account, or an address whose account (if any) is looked up when the email is written. */
type Recipient = { userId: number } | { email: string };

/**
 * Emails to members and the links in them. The token of a link is made when the email is written; only its hash is stored.
 * A link works once and expires.
 */
@Injectable()
export class AccountEmailOutbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
  ) {}

  get enabled(): boolean {
    return this.emailSender.enabled;
  }

  /** Enqueues an email in the transaction of the change that it is about. Does nothing if no emails can be sent. */
  async enqueue(kind: AccountEmailKind, to: Recipient & { language: Language }, tx: EntityManager): Promise<void> {
    if (!this.emailSender.enabled) return;
    const [row] = await tx.query<[{ id: number }]>(
      'insert into account_emails (kind, user_id, email_key, language) values ($1, $2, $3, $4) returning id',
      [kind, 'userId' in to ? to.userId : null, 'email' in to ? normaliseEmail(to.email) : null, to.language],
    );
    await this.jobOutbox.enqueue({ kind: 'email', subject: 'account_email', subjectId: row.id }, tx);
  }

  /** Tells the owner of an account, in the language that they used last. */
  async notify(kind: OwnerEmail, userId: number, details: EmailDetails, tx: EntityManager): Promise<void> {
    await this.enqueueAll(kind, { where: 'id = $3', value: userId }, details, tx);
  }

  /** Tells all administrators, but for the one whom it is about, each in their own language. */
  async notifyAdministrators(
    kind: AdministratorEmail,
    { about, ...details }: { about: number } & EmailDetails,
    tx: EntityManager,
  ): Promise<void> {
    const where = `role = 'administrator' and disabled_at is null and id <> $3`;
    await this.enqueueAll(kind, { where, value: about }, details, tx);
  }

  private async enqueueAll(
    kind: AccountEmailKind,
    to: { where: string; value: number },
    details: EmailDetails,
    tx: EntityManager,
  ): Promise<void> {
    if (!this.emailSender.enabled) return;
    const rows = await tx.query<{ id: number }[]>(
      `insert into account_emails (kind, user_id, language, details)
       select $1, id, coalesce(language, $4), $2 from users where ${to.where} returning id`,
      [kind, JSON.stringify(details), to.value, defaultLanguage],
    );
    for (const { id } of rows)
      await this.jobOutbox.enqueue({ kind: 'email', subject: 'account_email', subjectId: id }, tx);
  }

  /** The user id of a link, which stays valid. @throws DomainError `link_invalid` */
  async getLinkOwner(kind: AccountEmailKind, token: string): Promise<number> {
    const userId = await this.findLinkOwner(kind, token);
    if (userId === null) throw new DomainError('link_invalid');
    return userId;
  }

  async isLink(kind: EmailWithLink, token: string): Promise<boolean> {
    return (await this.findLinkOwner(kind, token)) !== null;
  }

  private async findLinkOwner(kind: AccountEmailKind, token: string): Promise<number | null> {
    const [row] = await this.dataSource.query<{ user_id: number }[]>(
      `select user_id from account_emails where ${isLink}`,
      [kind, tokenHash(token)],
    );
    return row?.user_id ?? null;
  }

  /**
   * The user id of a link, which is used up by this call, as are all links of the same kind, also those of emails that are
   * not yet written. Of two concurrent calls only one succeeds.
   * @throws DomainError `link_invalid` if the token is unknown, used, expired or of another kind
   */
  async useLink(kind: AccountEmailKind, token: string, tx: EntityManager): Promise<number> {
    const [used] = await tx.query<[{ user_id: number }[], number]>(
      `delete from account_emails where ${isLink} returning user_id`,
      [kind, tokenHash(token)],
    );
    const userId = used[0]?.user_id;
    if (userId === undefined) throw new DomainError('link_invalid');
    await this.endLinks(kind, userId, tx);
    return userId;
  }

  /** Invalidates an account's links of a kind, also those of emails that are not yet written. */
  async endLinks(kind: AccountEmailKind, userId: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `delete from account_emails where kind = $1 and
         (user_id = $2 or email_key = (select email_key from users where id = $2))`,
      [kind, userId],
    );
  }
}

const isLink = 'kind = $1 and token_hashes @> array[$2] and expires_at > now() and user_id is not null';

/** A fast hash is enough, because a random token cannot be guessed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
