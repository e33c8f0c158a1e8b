import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { invalidField } from '../../contract/errors.js';
import { memberIdOf } from '../../contract/member-id.js';
import { assertConfirmed } from '../institution/confirmation.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { UsersRepository } from '../users/users.repository.js';

interface Confirmation {
  viewer: Viewer;
  password: string | undefined;
  /** The form field that gets the error. */
  field: string;
  address: string;
}

/**
 * Checks the password again before critical changes, because somebody else may be using an open session. The owner of an account
 * without one has signed in at the institution again instead.
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * Wrong passwords count as failed sign-ins, apart from those of other senders: strangers cannot prevent it.
   * @throws DomainError `validation_failed` with `errorPasswordRequired` or `errorCurrentPassword`, `sign_in_throttled`,
   *   `confirmation_required`
   */
  async confirm({ viewer, password = '', field, address }: Confirmation): Promise<void> {
    const { email, passwordHash } = await this.users.getPasswordHash(memberIdOf(viewer));
    if (passwordHash === null) return assertConfirmed(viewer);
    if (password === '') throw invalidField(field, 'errorPasswordRequired');
    const attempt = await this.throttle.begin(email, { address, known: 'session' });
    if (await this.hasher.verify(passwordHash, password)) return attempt.succeeded();
    await attempt.failed();
    throw invalidField(field, 'errorCurrentPassword');
  }
}
