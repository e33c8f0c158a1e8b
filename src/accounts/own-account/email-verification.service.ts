import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { EmailVerification } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import type { UserRow } from '../users/user.row.js';
import { UsersRepository } from '../users/users.repository.js';
import { assertOwnAccount } from './assert-own-account.js';

/** Whether a member's address is verified, and sending another link. RecoveryService handles the link itself. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly emails: AccountEmailOutbox,
    private readonly throttle: MemberThrottle,
  ) {}

  /** @throws DomainError `not_your_account` */
  async get(key: { id: number }, viewer: Viewer): Promise<EmailVerification> {
    const row = await this.users.findById(assertOwnAccount(key, viewer));
    if (!row) throw new DomainError('not_found');
    return presentEmailVerification(row);
  }

  /**
   * Enqueues another email with a link. Links of earlier emails stay valid until one of them is used.
   * @throws DomainError `not_your_account`, `mail_unavailable` if the archive cannot send emails, `too_many_requests`
   */
  async send(key: { id: number }, viewer: Viewer, language: Language): Promise<EmailVerification> {
    const userId = assertOwnAccount(key, viewer);
    if (!this.emails.enabled) throw new DomainError('mail_unavailable');
    await this.throttle.take('verification', userId);
    return this.users.transaction(async (tx) => {
      const row = await this.users.getLocked(userId, tx);
      if (!row.emailVerifiedAt) await this.emails.enqueue('verify_email', { userId, language }, tx);
      return presentEmailVerification(row);
    });
  }
}

const presentEmailVerification = ({ emailVerifiedAt }: UserRow): EmailVerification => ({
  verifiedAt: emailVerifiedAt?.toISOString() ?? null,
});
