import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { ForgottenPassword, LinkToken, PasswordReset } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { AnonymousRateLimits } from '../throttling/anonymous-rate-limits.js';
import { UsersRepository } from '../users/users.repository.js';
import { UsersService } from '../users/users.service.js';

/** What a link in a mail opens: a new password, or the proof that an address is one's own. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly mails: AccountEmailOutbox,
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AnonymousRateLimits,
    private readonly signIns: SignInThrottle,
  ) {}

  /**
   * Enqueues an email to whoever has this address. Does the same for every address, in the same time: whether somebody has it
   * is found out by the worker.
   * @throws DomainError `mail_unavailable` where the archive sends no mail, `too_many_requests`
   */
  async forgot({ email }: ForgottenPassword, by: { address: string; language: Language }): Promise<void> {
    if (!this.mails.enabled) throw new DomainError('mail_unavailable');
    await this.throttle.takeMail(email, by.address);
    await this.rows.transaction((tx) => this.mails.enqueue('reset_password', { email, language: by.language }, tx));
  }

  /**
   * Sets a new password by the link of a mail. All sessions end; the account can be signed in to at once.
   * @throws DomainError `link_invalid`
   */
  async reset({ token, password }: PasswordReset, { language }: { language: Language }): Promise<void> {
    // Asked before the password is hashed, which is the expensive part; using the link decides.
    await this.mails.getReceiver('reset_password', token);
    const passwordHash = await this.hasher.hash(password);
    const userId = await this.rows.transaction(async (tx) => {
      const receiver = await this.mails.useLink('reset_password', token, tx);
      await this.users.setPassword({ userId: receiver, passwordHash, source: 'mail' }, tx);
      await this.rows.markVerified(receiver, tx);
      await this.mails.enqueue('password_changed', { userId: receiver, language }, tx);
      return receiver;
    });
    const user = await this.users.findById(userId);
    if (user) await this.signIns.forget(user.email);
  }

  /** @throws DomainError `link_invalid` */
  async verify({ token }: LinkToken): Promise<void> {
    await this.rows.transaction(async (tx) =>
      this.rows.markVerified(await this.mails.useLink('verify_email', token, tx), tx),
    );
  }
}
