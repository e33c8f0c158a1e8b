import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { Credentials } from '../../contract/user.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import type { SignedIn } from './signed-in.js';
import { UsersRepository } from '../users/users.repository.js';

@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * Checks credentials. Answer, status and timing are the same for an unknown address and a wrong password.
   * @throws DomainError `credentials_wrong`; after too many wrong attempts `sign_in_throttled`, even for correct ones.
   */
  async check({ email, password }: Pick<Credentials, 'email' | 'password'>, address: string): Promise<SignedIn> {
    const attempt = await this.throttle.begin(email, address);
    const user = await this.users.findPasswordHash(email);
    const right = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !right) {
      await attempt.failed();
      throw new DomainError('credentials_wrong');
    }
    await attempt.succeeded();
    return { kind: 'user', userId: user.id, isAdmin: user.isAdmin, epoch: user.sessionEpoch };
  }
}
