import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { EmailVerification } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import type { UserRow } from '../users/user.row.js';
import { UsersRepository } from '../users/users.repository.js';
import { ownAccount } from './assert-own-account.js';

/** Whether a member's address is confirmed, and the way to another link. The link itself is RecoveryService's. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly mails: AccountEmailOutbox,
    private readonly throttle: MemberThrottle,
  ) {}

  /** @throws DomainError `not_your_account` */
  async get(key: { id: number }, viewer: Viewer): Promise<EmailVerification> {
    const row = await this.users.findById(ownAccount(key, viewer));
    if (!row) throw new DomainError('not_found');
    return presentEmailVerification(row);
  }

  /**
   * Enqueues another email with a link. The links of earlier mails stay good until one of them is used, which ends all.
   * @throws DomainError `not_your_account`, `mail_unavailable` where the archive sends no mail, `too_many_requests`
   */
  async mail(key: { id: number }, viewer: Viewer, language: Language): Promise<EmailVerification> {
    const userId = ownAccount(key, viewer);
    if (!this.mails.enabled) throw new DomainError('mail_unavailable');
    await this.throttle.take('verification', userId);
    return this.users.transaction(async (tx) => {
      const row = await this.users.getLocked(userId, tx);
      if (!row.emailVerifiedAt) await this.mails.enqueue('verify_email', { userId, language }, tx);
      return presentEmailVerification(row);
    });
  }
}

const presentEmailVerification = ({ emailVerifiedAt }: UserRow): EmailVerification => ({
  verifiedAt: emailVerifiedAt?.toISOString() ?? null,
});
