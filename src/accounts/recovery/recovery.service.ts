import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { ForgottenPassword, LinkQuery, LinkState, LinkToken, PasswordReset } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { InstitutionOnly } from '../institution/institution-only.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { AnonymousRateLimits } from '../throttling/anonymous-rate-limits.js';
import { UsersRepository } from '../users/users.repository.js';
import { SitePasswords } from '../users/site-passwords.js';
import { UsersService } from '../users/users.service.js';

/** Handles the links in emails: setting a new password and verifying an address. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly emails: AccountEmailOutbox,
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AnonymousRateLimits,
    private readonly signIns: SignInThrottle,
    private readonly sitePasswords: SitePasswords,
    private readonly institutionOnly: InstitutionOnly,
  ) {}

  /**
   * Enqueues an email to the address. The worker looks the account up, so that neither the answer nor its timing shows
   * whether the address has an account. One that signs in with the institution only hears that it does, and gets no link: who has
   * left the institution must not stay by a password.
   * @throws DomainError `mail_unavailable` if the archive cannot send emails, `too_many_requests`
   */
  async forgot({ email }: ForgottenPassword, by: { address: string; language: Language }): Promise<void> {
    if (!this.emails.enabled) throw new DomainError('mail_unavailable');
    await this.throttle.takeEmail(email, by.address);
    const only = await this.institutionOnly.find(email);
    await this.rows.transaction((tx) =>
      only
        ? this.emails.notify('institution_sign_in', only.userId, { institution: only.institution }, tx)
        : this.emails.enqueue('reset_password', { email, language: by.language }, tx),
    );
  }

  /**
   * Sets a new password with the token of an email. Ends all sessions and unlocks the sign-in.
   * @throws DomainError `link_invalid`
   */
  async reset({ token, password }: PasswordReset, { language }: { language: Language }): Promise<void> {
    // Checked before the expensive hashing. `useLink` below decides.
    const owner = await this.users.findById(await this.emails.getLinkOwner('reset_password', token));
    await this.sitePasswords.check(password, { role: owner?.role ?? 'member', field: 'password' });
    const hashed = await this.hasher.hash(password);
    const userId = await this.rows.transaction(async (tx) => {
      const ownerId = await this.emails.useLink('reset_password', token, tx);
      await this.users.setPassword({ userId: ownerId, ...hashed, source: 'mail' }, tx);
      await this.rows.markVerified(ownerId, tx);
      await this.emails.enqueue('password_changed', { userId: ownerId, language }, tx);
      return ownerId;
    });
    const user = await this.users.findById(userId);
    if (user) await this.signIns.forget(user.email);
  }

  /** Whether a link still works; it stays as it is. */
  async link({ purpose, token }: LinkQuery): Promise<LinkState> {
    return { isValid: await this.emails.isLink(purpose, token) };
  }

  /** @throws DomainError `link_invalid` */
  async verify({ token }: LinkToken): Promise<void> {
    await this.rows.transaction(async (tx) =>
      this.rows.markVerified(await this.emails.useLink('verify_email', token, tx), tx),
    );
  }
}
