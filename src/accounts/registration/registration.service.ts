import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { Registration } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { AnonymousRateLimits } from '../throttling/anonymous-rate-limits.js';
import type { UserRow } from '../users/user.row.js';
import { UsersRepository } from '../users/users.repository.js';
import { SitePasswords } from '../users/site-passwords.js';
import { UsersService } from '../users/users.service.js';
import { Consents } from './consents.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly consents: Consents,
    private readonly emails: AccountEmailOutbox,
    private readonly throttle: AnonymousRateLimits,
    private readonly sitePasswords: SitePasswords,
  ) {}

  /**
   * Creates an account and enqueues the verification email. The account can be used without verification. Of two
   * concurrent registrations of one address only one succeeds.
   * @throws DomainError `email_taken`, `registration_throttled`
   */
  async register(
    registration: Registration,
    { address, language }: { address: string; language: Language },
  ): Promise<UserRow> {
    const { email, password, displayName, acceptedNewsletter } = registration;
    await this.throttle.takeRegistration(address);
    // Checked before the expensive hashing. The unique index decides.
    if (await this.users.findByEmail(email)) throw new DomainError('email_taken');
    await this.sitePasswords.check(password, { role: 'member', field: 'password' });
    const hashed = await this.hasher.hash(password);
    return this.rows.transaction(async (tx) => {
      const user = await this.users.add({ email, ...hashed, displayName }, 'registration', tx);
      await this.rows.markSignedIn(user.id, tx);
      await this.consents.give(user.id, acceptedNewsletter ? ['privacy', 'newsletter'] : ['privacy'], tx);
      await this.emails.enqueue('verify_email', { userId: user.id, language }, tx);
      return user;
    });
  }
}
