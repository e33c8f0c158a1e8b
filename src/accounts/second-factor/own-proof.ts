import { Injectable } from '@nestjs/common';
import type { OwnProof as Proof, SecondFactorProof } from '../../contract/account-security.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { memberIdOf } from '../../contract/member-id.js';
import { OwnPassword } from '../own-account/own-password.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { UsersRepository } from '../users/users.repository.js';
import type { Caller } from './callers.js';
import { SecondFactors } from './second-factors.js';

/** Whether the caller is the owner of the account, because somebody else may be using an open session. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly factors: SecondFactors,
    private readonly users: UsersRepository,
    private readonly ownPassword: OwnPassword,
    private readonly throttle: SignInThrottle,
  ) {}

  /** @throws DomainError those of `OwnPassword.confirm` */
  async confirmPassword(password: string | undefined, { viewer, address }: Caller): Promise<number> {
    await this.ownPassword.confirm({ viewer, password, field: 'password', address });
    return memberIdOf(viewer);
  }

  /**
   * The password and, where the account has one, its second factor.
   * @throws DomainError `validation_failed`, `sign_in_throttled`, `confirmation_required`, `passkey_expired`, `passkey_unknown`, `passkey_refused`
   */
  async confirm({ password, ...factor }: Proof, by: Caller): Promise<number> {
    const userId = memberIdOf(by.viewer);
    const kinds = await this.factors.kindsOf(userId);
    if (kinds.length > 0) requireOne(factor);
    await this.confirmPassword(password, by);
    if (kinds.length > 0)
      await this.counted(by, async () => {
        const use = { holder: by.holder, purpose: 'proof', userId } as const;
        return (await this.factors.use(userId, factor, use)) || null;
      });
    return userId;
  }

  /** The same where there must be a second factor. @throws DomainError `second_factor_missing` */
  async confirmBoth(proof: Proof, by: Caller): Promise<number> {
    const kinds = await this.factors.kindsOf(memberIdOf(by.viewer));
    if (kinds.length === 0) throw new DomainError('second_factor_missing');
    return this.confirm(proof, by);
  }

  /** Counts a wrong code like a wrong password of this session. @throws DomainError `validation_failed`, `sign_in_throttled` */
  async counted<Found>({ viewer, address }: Caller, check: () => Promise<Found | null>): Promise<Found> {
    const user = await this.users.findById(memberIdOf(viewer));
    const attempt = await this.throttle.begin(user?.email ?? '', { address, known: 'session' });
    const found = await check();
    if (found === null) {
      await attempt.failed();
      throw invalidField('code', 'errorCodeWrong');
    }
    await attempt.succeeded();
    return found;
  }
}

/** @throws DomainError `validation_failed` without a code and without a passkey */
export function requireOne({ code, passkey }: SecondFactorProof): void {
  if (code === undefined && passkey === undefined) throw invalidField('code', 'errorCodeRequired');
}
