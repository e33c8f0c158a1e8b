import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { Credentials } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { type Sender, SignInThrottle } from '../throttling/sign-in-throttle.js';
import type { SignedIn } from './signed-in.js';
import { UsersRepository } from '../users/users.repository.js';

@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly emails: AccountEmailOutbox,
  ) {}

  /**
   * Checks credentials. Answer, status and timing are the same for an unknown address and a wrong password.
   * @throws DomainError `credentials_wrong`; after too many wrong attempts of the sender `sign_in_throttled`, even for correct
   *   ones; `account_disabled` for the right password.
   */
  async check(
    { email, password, language }: Pick<Credentials, 'email' | 'password'> & { language: Language },
    sender: Sender,
  ): Promise<SignedIn> {
    const attempt = await this.throttle.begin(email, sender);
    const user = await this.users.findPasswordHash(email);
    const right = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !right) {
      const areMany = await attempt.failed();
      if (areMany && user) await this.warn(user.id, language);
      throw new DomainError('credentials_wrong');
    }
    await attempt.succeeded();
    // Only who knows the password learns that the account exists.
    if (user.disabledAt) throw new DomainError('account_disabled');
    await this.users.markSignedIn(user.id);
    return { kind: 'user', userId: user.id, role: user.role, epoch: user.sessionEpoch };
  }

  private async warn(userId: number, language: Language): Promise<void> {
    await this.users.transaction((tx) => this.emails.enqueue('sign_in_attempts', { userId, language }, tx));
  }
}
