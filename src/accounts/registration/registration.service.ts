import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { Registration } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { AnonymousRateLimits } from '../throttling/anonymous-rate-limits.js';
import type { UserRow } from '../users/user.row.js';
import { UsersRepository } from '../users/users.repository.js';
import { UsersService } from '../users/users.service.js';
import { Consents } from './consents.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly consents: Consents,
    private readonly mails: AccountEmailOutbox,
    private readonly throttle: AnonymousRateLimits,
  ) {}

  /**
   * Makes the account that a visitor asks for, and enqueues the email that confirms its address; nothing waits for that. Of two
   * who want the same address in the same moment one gets it.
   * @throws DomainError `email_taken`, `registration_throttled`
   */
  async register(
    registration: Registration,
    { address, language }: { address: string; language: Language },
  ): Promise<UserRow> {
    const { email, password, displayName, acceptedNewsletter } = registration;
    await this.throttle.takeRegistration(address);
    // Asked before the password is hashed, which is the expensive part; the database decides in the end.
    if (await this.users.findByEmail(email)) throw new DomainError('email_taken');
    const passwordHash = await this.hasher.hash(password);
    return this.rows.transaction(async (tx) => {
      const user = await this.users.add({ email, passwordHash, displayName }, 'registration', tx);
      await this.consents.give(user.id, acceptedNewsletter ? ['privacy', 'newsletter'] : ['privacy'], tx);
      await this.mails.enqueue('verify_email', { userId: user.id, language }, tx);
      return user;
    });
  }
}
