import { Injectable } from '@nestjs/common';
import type { OwnProof as Proof } from '../../contract/account-security.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { localized } from '../../contract/localized.js';
import { memberIdOf } from '../../contract/member-id.js';
import {
  type AddedPasskey,
  type NewPasskey,
  type Passkey,
  passkeyLimits,
  type PasskeyName,
  type PasskeyOptions,
} from '../../contract/passkeys.js';
import { SettingsService } from '../../settings/settings.service.js';
import { deviceOf } from '../devices/device.js';
import type { Caller } from '../second-factor/callers.js';
import { OwnProof } from '../second-factor/own-proof.js';
import { RecoveryCodeBook } from '../second-factor/recovery-code-book.js';
import { SecondFactorChanges } from '../second-factor/second-factor-changes.js';
import { UsersRepository } from '../users/users.repository.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { RelyingParty } from './relying-party.js';

/** The passkeys of the caller's own account. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly relyingParty: RelyingParty,
    private readonly proof: OwnProof,
    private readonly changes: SecondFactorChanges,
    private readonly recoveryCodes: RecoveryCodeBook,
    private readonly users: UsersRepository,
    private readonly settings: SettingsService,
  ) {}

  /** Asks for one of them, as part of a proof. @throws DomainError `second_factor_missing`, `passkeys_unavailable` */
  async beginProof({ viewer, holder }: Caller): Promise<PasskeyOptions> {
    const userId = memberIdOf(viewer);
    if ((await this.passkeys.count(userId)) === 0) throw new DomainError('second_factor_missing');
    return this.ceremonies.beginSigning({ holder, purpose: 'proof', userId });
  }

  /**
   * Who may sign in with it for ever must be the owner: the password is needed, and the second factor if there is one.
   * @throws DomainError `passkeys_unavailable`, `passkeys_full`, and those of `OwnProof.confirm`
   */
  async begin(proof: Proof, by: Caller, language: Language): Promise<PasskeyOptions> {
    if (!this.relyingParty.exists) throw new DomainError('passkeys_unavailable');
    const userId = await this.proof.confirm(proof, by);
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('not_found');
    if ((await this.passkeys.count(userId)) >= passkeyLimits.max) throw new DomainError('passkeys_full');
    const site = localized(await this.settings.site(), 'siteName', language);
    return this.ceremonies.beginMaking(
      { holder: by.holder, userId },
      { site, account: user.email, person: user.displayName ?? user.username },
    );
  }

  /** @throws DomainError `passkey_expired`, `passkey_refused`, `passkey_present`, `passkeys_full`, `passkeys_unavailable` */
  async add(made: NewPasskey, by: Caller, userAgent: string | null): Promise<AddedPasskey> {
    const userId = memberIdOf(by.viewer);
    const key = await this.ceremonies.finishMaking(made, { holder: by.holder, userId });
    const name = made.name ?? nameOf(userAgent);
    return this.users.transaction(async (tx) => {
      await this.users.getLocked(userId, tx);
      const before = await this.passkeys.count(userId, tx);
      if (before >= passkeyLimits.max) throw new DomainError('passkeys_full');
      const passkey = await this.passkeys.insert({ ...key, userId, name }, tx);
      if (!passkey) throw new DomainError('passkey_present');
      await this.changes.added(userId, { kind: 'passkey', name, before }, { viewer: by.viewer, source: 'api' }, tx);
      return { passkey, recoveryCodes: await this.recoveryCodes.makeWhereNoneAreLeft(userId, tx) };
    });
  }

  /** @throws DomainError `passkey_not_found` */
  async rename({ id, name }: { id: number } & PasskeyName, { viewer }: Caller): Promise<Passkey> {
    const renamed = await this.passkeys.rename(id, { userId: memberIdOf(viewer), name });
    if (!renamed) throw new DomainError('passkey_not_found');
    return renamed;
  }

  /** @throws DomainError `passkey_not_found`, `second_factor_obligatory`, and those of `OwnProof.confirm` */
  async remove({ id, ...proof }: { id: number } & Proof, by: Caller): Promise<void> {
    const userId = memberIdOf(by.viewer);
    if (!(await this.passkeys.listOf(userId)).some((passkey) => passkey.id === id))
      throw new DomainError('passkey_not_found');
    await this.proof.confirm(proof, by);
    await this.users.transaction(async (tx) => {
      await this.users.getLocked(userId, tx);
      const before = await this.passkeys.count(userId, tx);
      const name = await this.passkeys.remove(id, userId, tx);
      if (name === null) throw new DomainError('passkey_not_found');
      await this.changes.removed(userId, { kind: 'passkey', name, before }, { viewer: by.viewer, source: 'api' }, tx);
    });
  }
}

/** What somebody would call it: `Firefox, Linux`. */
function nameOf(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
