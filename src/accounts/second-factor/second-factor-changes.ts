import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { isStaff } from '../../contract/roles.js';
import type { Actor } from '../../history/actor.js';
import { History } from '../../history/history.js';
import type { RecordedChange } from '../../history/recorded-parts.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { UsersRepository } from '../users/users.repository.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Whatever adds or takes away a second factor is in the history, and in an email to its owner; for staff, to administrators. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly rows: SecondFactorsRepository,
    private readonly users: UsersRepository,
    private readonly history: History,
    private readonly emails: AccountEmailOutbox,
  ) {}

  /** @throws DomainError `second_factor_missing`, `not_found` */
  async remove(userId: number, by: Actor, tx: EntityManager): Promise<void> {
    if (!(await this.rows.remove(userId, tx))) throw new DomainError('second_factor_missing');
    await this.record(userId, { ...by, isAdded: false }, tx);
  }

  async record(userId: number, { isAdded, ...by }: Actor & { isAdded: boolean }, tx: EntityManager): Promise<void> {
    const user = await this.users.getLocked(userId, tx);
    await this.history.record(secondFactorChange(userId, isAdded), by, tx);
    await this.emails.notify(isAdded ? 'second_factor_added' : 'second_factor_removed', userId, {}, tx);
    if (isStaff(user.role))
      await this.emails.notifyAdministrators(
        isAdded ? 'staff_second_factor_added' : 'staff_second_factor_removed',
        { about: userId, name: user.displayName ?? user.username },
        tx,
      );
  }
}

export const secondFactorChange = (userId: number, isAdded: boolean): RecordedChange => ({
  kind: 'user',
  recordId: userId,
  part: 'secondFactor',
  action: 'changed',
  before: { secondFactor: !isAdded },
  after: { secondFactor: isAdded },
});
