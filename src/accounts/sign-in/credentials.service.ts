import { Injectable } from '@nestjs/common';
import type { SecondFactorProof } from '../../contract/account-security.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { Credentials } from '../../contract/user.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { isLongPassword, PasswordHasher } from '../users/password-hasher.js';
import { type Sender, SignInThrottle } from '../throttling/sign-in-throttle.js';
import { requireOne } from '../second-factor/own-proof.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import type { CheckedPassword, SignedIn } from './signed-in.js';
import { UsersRepository } from '../users/users.repository.js';

/** The second step of a sign-in. */
interface Step {
  userId: number;
  /** Of the password, when it was checked. */
  epoch: number;
  proof: SecondFactorProof;
  /** What only the browser has whose password was right. */
  holder: string;
  language: Language;
}

@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly emails: AccountEmailOutbox,
    private readonly secondFactors: SecondFactors,
  ) {}

  /**
   * Checks credentials. Answer, status and timing are the same for an unknown address and a wrong password.
   * @throws DomainError `credentials_wrong`; after too many wrong attempts of the sender `sign_in_throttled`, even for correct
   *   ones; `account_disabled` for the right password.
   */
  async check(
    { email, password, language }: Pick<Credentials, 'email' | 'password'> & { language: Language },
    sender: Sender,
  ): Promise<CheckedPassword> {
    const attempt = await this.throttle.begin(email, sender);
    const user = await this.users.findPasswordHash(email);
    const right = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !right) {
      const areMany = await attempt.failed();
      if (areMany && user) await this.warn(user.id, language);
      throw new DomainError('credentials_wrong');
    }
    const secondFactor = user.disabledAt ? [] : await this.secondFactors.kindsOf(user.id);
    await (secondFactor.length > 0 ? attempt.goesOn() : attempt.succeeded());
    // Only who knows the password learns that the account exists.
    if (user.disabledAt) throw new DomainError('account_disabled');
    if (isLongPassword(password)) await this.users.markLongPassword(user.id);
    if (secondFactor.length === 0) await this.users.markSignedIn(user.id);
    return { signedIn: { kind: 'user', userId: user.id, role: user.role, epoch: user.sessionEpoch }, secondFactor };
  }

  /**
   * Checks what follows the password. Wrong codes count like wrong passwords, of the account as well; so do refused passkeys.
   * @throws DomainError `sign_in_expired` if the account has changed meanwhile, `sign_in_throttled`, `validation_failed`,
   *   `passkey_expired`, `passkey_unknown`, `passkey_refused`
   */
  async checkSecondFactor(
    { userId, epoch, proof, holder, language }: Step,
    { address, knownFor }: { address: string; knownFor: (email: string) => string | null },
  ): Promise<SignedIn> {
    requireOne(proof);
    const [signedIn, user] = await Promise.all([this.users.findSignedIn(userId), this.users.findById(userId)]);
    if (!signedIn || !user || signedIn.epoch !== epoch) throw new DomainError('sign_in_expired');
    const attempt = await this.throttle.beginCode(user.email, { address, known: knownFor(user.email) });
    try {
      if (!(await this.secondFactors.use(userId, proof, { holder, purpose: 'second-step', userId })))
        throw invalidField('code', 'errorCodeWrong');
    } catch (error) {
      if (await attempt.failed()) await this.warn(userId, language);
      throw error;
    }
    await attempt.succeeded();
    await this.users.markSignedIn(userId);
    return signedIn;
  }

  private async warn(userId: number, language: Language): Promise<void> {
    await this.users.transaction((tx) => this.emails.enqueue('sign_in_attempts', { userId, language }, tx));
  }
}
