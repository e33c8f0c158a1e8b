import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { EmailSender } from '../../platform/email/email-sender.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { normaliseEmail } from '../users/email.js';

export type AccountEmailKind = 'verify_email' | 'reset_password' | 'password_changed';

/** To an account, or to whoever may have one under an address: that is looked up when the mail is written. */
type Receiver = { userId: number } | { email: string };

/**
 * Mails to members, and the links in them. A link's token is made when its mail is written and never stored: the table
 * holds its hash, a link works once, and only for a time.
 */
@Injectable()
export class AccountEmailOutbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: EmailSender,
    private readonly jobOutbox: JobOutbox,
  ) {}

  get enabled(): boolean {
    return this.mailer.enabled;
  }

  /** Enqueues an email, as a part of the change that it tells of; where none can be sent, nothing. */
  async enqueue(kind: AccountEmailKind, to: Receiver & { language: Language }, tx: EntityManager): Promise<void> {
    if (!this.mailer.enabled) return;
    const [row] = await tx.query<[{ id: number }]>(
      'insert into account_emails (kind, user_id, email_key, language) values ($1, $2, $3, $4) returning id',
      [kind, 'userId' in to ? to.userId : null, 'email' in to ? normaliseEmail(to.email) : null, to.language],
    );
    await this.jobOutbox.enqueue({ kind: 'email', subject: 'account_email', subjectId: row.id }, tx);
  }

  /** Whose link this is; it stays good. @throws DomainError `link_invalid` */
  async getReceiver(kind: AccountEmailKind, token: string): Promise<number> {
    const [row] = await this.dataSource.query<{ user_id: number }[]>(
      `select user_id from account_emails where ${isLink}`,
      [kind, tokenHash(token)],
    );
    if (!row) throw new DomainError('link_invalid');
    return row.user_id;
  }

  /**
   * Whose link this is. With it every other link of its kind ends, those in mails that are still to be written included;
   * of two who use it in the same moment one gets through.
   * @throws DomainError `link_invalid` for one that is unknown, used, too old or of another kind
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

  /** Ends an account's links of a kind, those in mails that are still to be written included. */
  async endLinks(kind: AccountEmailKind, userId: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `delete from account_emails where kind = $1 and
         (user_id = $2 or email_key = (select email_key from users where id = $2))`,
      [kind, userId],
    );
  }
}

const isLink = 'kind = $1 and token_hashes @> array[$2] and expires_at > now() and user_id is not null';

/** A fast hash is enough for a random token: there is nothing to guess. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
