import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { PasskeyAssertion, PasskeyOptions } from '../../contract/passkeys.js';
import type { User } from '../../contract/user.js';
import { InstitutionOnly } from '../institution/institution-only.js';
import { PasskeyCeremonies } from '../passkeys/passkey-ceremonies.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { PendingSignIns } from '../second-factor/pending-sign-in.js';
import { Csrf } from '../sessions/csrf.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { UsersRepository } from '../users/users.repository.js';
import { KnownDevices } from './known-devices.js';
import { SessionService } from './session.service.js';

/** Signing in with a passkey, alone or after the password. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly throttle: SignInThrottle,
    private readonly devices: KnownDevices,
    private readonly pendingSignIns: PendingSignIns,
    private readonly session: SessionService,
    private readonly csrf: Csrf,
    private readonly institutionOnly: InstitutionOnly,
  ) {}

  /** @throws DomainError `passkeys_unavailable` */
  begin(request: Request): Promise<PasskeyOptions> {
    return this.ceremonies.beginSigning({ holder: this.csrf.holderOf(request), purpose: 'sign-in', userId: null });
  }

  /**
   * Refused answers count like wrong passwords, of the account as well.
   * @throws DomainError `passkey_expired`, `passkey_unknown`, `passkey_refused`, `passkeys_unavailable`, `sign_in_throttled`,
   *   `account_disabled`, `password_missing` where the institution is the only way
   */
  async finish(
    request: Request,
    response: Response,
    { passkey, ...choices }: { passkey: PasskeyAssertion; rememberMe: boolean; language: Language | null },
  ): Promise<User> {
    const use = { holder: this.csrf.holderOf(request), purpose: 'sign-in', userId: null } as const;
    const key = await this.ceremonies.openAnswer(passkey, use);
    const user = key && (await this.users.findById(key.userId));
    const email = user?.email ?? '';
    const known = user ? this.devices.find(request, email) : null;
    const attempt = await this.throttle.begin(email, { address: request.ip ?? '', known });
    try {
      if (!key || !user) throw new DomainError('passkey_unknown');
      await this.ceremonies.finishSigning(passkey, key);
    } catch (error) {
      await attempt.failed();
      throw error;
    }
    await attempt.succeeded();
    if (user.disabledAt) throw new DomainError('account_disabled');
    if (await this.institutionOnly.find(user.email)) throw new DomainError('password_missing');
    const signedIn = await this.users.findSignedIn(user.id);
    if (!signedIn) throw new DomainError('passkey_unknown');
    await this.users.markSignedIn(user.id);
    return this.session.enter(request, response, signedIn, choices);
  }

  /** @throws DomainError `sign_in_expired`, `second_factor_missing`, `passkeys_unavailable` */
  async beginStep(request: Request): Promise<PasskeyOptions> {
    const { userId } = this.pendingSignIns.get(request);
    if ((await this.passkeys.count(userId)) === 0) throw new DomainError('second_factor_missing');
    return this.ceremonies.beginSigning({ holder: this.csrf.holderOf(request), purpose: 'second-step', userId });
  }
}
