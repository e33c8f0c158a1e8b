import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { isStaff } from '../../contract/roles.js';
import type { Actor } from '../../history/actor.js';
import { ChangeRecorder, type PartStates } from '../../records/change-recorder.js';
import type { AdministratorEmail, OwnerEmail } from '../../contract/account-emails.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { UsersRepository } from '../users/users.repository.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** One that was added or taken away. */
type ChangedFactor = { kind: 'totp' } | { kind: 'passkey'; name: string; before: number };

/** Whatever adds or takes away a second factor is in the history, and in an email to its owner; for staff, to administrators. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly rows: SecondFactorsRepository,
    private readonly users: UsersRepository,
    private readonly recorder: ChangeRecorder,
    private readonly emails: AccountEmailOutbox,
  ) {}

  /** Takes all away, for somebody who has lost them. @throws DomainError `second_factor_missing`, `not_found` */
  async removeAll(userId: number, by: Actor, tx: EntityManager): Promise<void> {
    await this.users.getLocked(userId, tx);
    const { totp, passkeys } = await this.rows.removeAll(userId, tx);
    if (!totp && passkeys === 0) throw new DomainError('second_factor_missing');
    if (totp) await this.recorder.changed('user.secondFactor', secondFactorChange(userId, false), by, tx);
    if (passkeys > 0) await this.recorder.changed('user.passkeys', passkeysChange(userId, passkeys, 0), by, tx);
    await this.tell(userId, { owner: 'second_factor_removed', staff: 'staff_second_factor_removed' }, {}, tx);
  }

  /** Call it after the change, with the account locked. */
  async added(userId: number, factor: ChangedFactor, by: Actor, tx: EntityManager): Promise<void> {
    if (factor.kind === 'totp') {
      await this.recorder.changed('user.secondFactor', secondFactorChange(userId, true), by, tx);
      await this.tell(userId, { owner: 'second_factor_added', staff: 'staff_second_factor_added' }, {}, tx);
      return;
    }
    const { name, before } = factor;
    await this.recorder.changed('user.passkeys', passkeysChange(userId, before, before + 1), by, tx);
    await this.tell(userId, { owner: 'passkey_added', staff: 'staff_passkey_added' }, { passkey: name }, tx);
  }

  /**
   * Call it after the change, with the account locked. With the last one the recovery codes go, too.
   * @throws DomainError `second_factor_obligatory` for staff whose last one it was, where the settings ask for one
   */
  async removed(userId: number, factor: ChangedFactor, by: Actor, tx: EntityManager): Promise<void> {
    const { has, must } = await this.rows.stateOf(userId, tx);
    if (!has && must) throw new DomainError('second_factor_obligatory');
    if (!has) await this.rows.removeRecoveryCodes(userId, tx);
    const isCodes = factor.kind === 'totp';
    if (isCodes) await this.recorder.changed('user.secondFactor', secondFactorChange(userId, false), by, tx);
    else await this.recorder.changed('user.passkeys', passkeysChange(userId, factor.before, factor.before - 1), by, tx);
    if (!has) await this.tell(userId, { owner: 'second_factor_removed', staff: 'staff_second_factor_removed' }, {}, tx);
    else if (isCodes) await this.tell(userId, { owner: 'codes_removed', staff: 'staff_codes_removed' }, {}, tx);
    else
      await this.tell(
        userId,
        { owner: 'passkey_removed', staff: 'staff_passkey_removed' },
        { passkey: factor.name },
        tx,
      );
  }

  private async tell(
    userId: number,
    kinds: { owner: OwnerEmail; staff: AdministratorEmail },
    details: Record<string, string>,
    tx: EntityManager,
  ): Promise<void> {
    const user = await this.users.getLocked(userId, tx);
    await this.emails.notify(kinds.owner, userId, details, tx);
    if (isStaff(user.role))
      await this.emails.notifyAdministrators(
        kinds.staff,
        { about: userId, name: user.displayName ?? user.username },
        tx,
      );
  }
}

export const secondFactorChange = (id: number, isAdded: boolean): PartStates<'user.secondFactor'> => ({
  id,
  before: { secondFactor: !isAdded },
  after: { secondFactor: isAdded },
});

export const passkeysChange = (id: number, before: number, after: number): PartStates<'user.passkeys'> => ({
  id,
  before: { passkeys: before },
  after: { passkeys: after },
});
