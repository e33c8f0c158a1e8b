import { Injectable } from '@nestjs/common';
import { invalidField } from '../../contract/errors.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { UsersRepository } from '../users/users.repository.js';

interface Confirmation {
  userId: number;
  password: string;
  /** The form field that gets the error. */
  field: string;
  address: string;
}

/** Checks the password again before critical changes, because somebody else may be using an open session. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * Wrong passwords count as failed sign-ins, apart from those of other senders: strangers cannot prevent it.
   * @throws DomainError `validation_failed` with `errorPasswordRequired` or `errorCurrentPassword`, `sign_in_throttled`
   */
  async confirm({ userId, password, field, address }: Confirmation): Promise<void> {
    if (password === '') throw invalidField(field, 'errorPasswordRequired');
    const { email, passwordHash } = await this.users.getPasswordHash(userId);
    const attempt = await this.throttle.begin(email, { address, known: 'session' });
    if (await this.hasher.verify(passwordHash, password)) return attempt.succeeded();
    await attempt.failed();
    throw invalidField(field, 'errorCurrentPassword');
  }
}
