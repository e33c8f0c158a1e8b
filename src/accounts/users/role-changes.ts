import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../contract/roles.js';
import type { Actor } from '../../history/actor.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { UserRow } from './user.row.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

type Person = Pick<UserRow, 'id' | 'role' | 'displayName' | 'username'>;

/** What every change of a role brings, whoever decides it. */
@Injectable()
export class RoleChanges {
  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly apiKeys: ApiKeysService,
    private readonly emails: AccountEmailOutbox,
  ) {}

  /** Call it with the account locked. Who is no longer an administrator loses the API keys that they have created. */
  async set({ id, role: before }: Person, role: Role, by: Actor, tx: EntityManager): Promise<void> {
    await tx.update(UserRow, { id }, { role });
    await this.recorder.changed('user.role', { id, before: { role: before }, after: { role } }, by, tx);
    if (before === 'administrator') await this.apiKeys.revokeOf(id, by, tx);
  }

  /** Tells the person, and all administrators. @param by who has granted it, in words */
  async announce(
    { id, displayName, username }: Omit<Person, 'role'>,
    role: Role,
    by: string,
    tx: EntityManager,
  ): Promise<void> {
    await this.emails.notify('rights_granted', id, { role }, tx);
    const details = { about: id, name: displayName ?? username, role, by };
    await this.emails.notifyAdministrators('staff_rights_granted', details, tx);
  }
}
