import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { OwnPasswordProof } from '../../contract/account-security.js';
import { memberIdOf } from '../../contract/member-id.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import { includesRole, isStaff, type Role } from '../../contract/roles.js';
import type { AdminUser, AdminUserChange, AdminUserListQuery } from '../../contract/user.js';
import type { Actor } from '../../history/actor.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { OwnPassword } from '../own-account/own-password.js';
import { AccountRemoval } from '../own-account/account-removal.js';
import { SecondFactorChanges } from '../second-factor/second-factor-changes.js';
import { isAdministratorInUse } from '../users/administrator.js';
import { RoleChanges } from '../users/role-changes.js';
import { presentUser } from '../users/user.presenter.js';
import type { UserRow } from '../users/user.row.js';
import { UsersRepository } from '../users/users.repository.js';
import { AdminUsersRepository, type MemberRow } from './admin-users.repository.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

interface Caller {
  viewer: Viewer;
  /** Of the network, for counting wrong passwords. */
  address: string;
}

interface Change {
  actor: Actor;
  tx: EntityManager;
}

/** All accounts, for administrators. At least one administrator always remains. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly members: AdminUsersRepository,
    private readonly users: UsersRepository,
    private readonly removal: AccountRemoval,
    private readonly recorder: ChangeRecorder,
    private readonly ownPassword: OwnPassword,
    private readonly apiKeys: ApiKeysService,
    private readonly secondFactors: SecondFactorChanges,
    private readonly roleChanges: RoleChanges,
  ) {}

  /** Newest first. */
  async list({ q, role, disabled, page }: AdminUserListQuery): Promise<Paged<AdminUser>> {
    const found = await this.members.list({ text: q, role, disabled, page, limit: limits.pageSize.admin });
    return { ...found, items: found.items.map(presentAdminUser) };
  }

  /**
   * Changes the role, or disables or enables the account, effective from the user's next request. Where rights grow or an
   * account is disabled, the caller's password is needed, since somebody else may be using an open session. Who is no longer
   * an administrator, or disabled, loses the API keys that they have created.
   * @throws DomainError `not_found`, `own_account`, `last_administrator`, `staff_password_short`, `record_outdated`,
   *   `validation_failed`, `sign_in_throttled`, `confirmation_required`
   */
  async change({ id, password, ...change }: { id: number } & AdminUserChange, by: Caller): Promise<AdminUser> {
    const { role, isDisabled, seenRole } = change;
    if (role === undefined && isDisabled === undefined) throw invalidField('role', 'field_required');
    if (isDisabled && memberIdOf(by.viewer) === id) throw new DomainError('own_account');
    const isConfirmed = isDisabled === true || (await this.grows(id, change));
    if (isConfirmed) await this.confirm(password, by);
    return this.users.transaction(async (tx) => {
      await this.users.lockAdministrators(tx);
      const before = await this.users.getLocked(id, tx);
      if (seenRole !== undefined && seenRole !== before.role) throw new DomainError('record_outdated');
      const after = { role: role ?? before.role, isDisabled: isDisabled ?? before.disabledAt !== null };
      // Somebody else may have changed the account meanwhile.
      const hasMore = grow(before, after);
      if (!isConfirmed && hasMore) await this.confirm(password, by);
      if (hasMore && after.role !== before.role) await this.assertGoodPassword(id, tx);
      if (isAdministratorInUse(before) && (after.role !== 'administrator' || after.isDisabled))
        await this.removal.assertAnotherAdministrator(id, tx);
      const actor: Actor = { source: 'api', viewer: by.viewer };
      if (after.role !== before.role) await this.roleChanges.set(before, after.role, actor, tx);
      if (after.isDisabled !== (before.disabledAt !== null))
        await this.setDisabled(id, after.isDisabled, { actor, tx });
      if (hasMore) await this.announceRights(before, after.role, by.viewer, tx);
      return presentAdminUser((await this.members.find(id, tx)) as MemberRow);
    });
  }

  /** Signs the account out everywhere. @throws DomainError `not_found`, `validation_failed`, `sign_in_throttled`, `confirmation_required` */
  async endSessions({ id, password }: { id: number } & OwnPasswordProof, by: Caller): Promise<void> {
    await this.confirm(password, by);
    await this.users.transaction(async (tx) => {
      await this.users.getLocked(id, tx);
      await this.users.endSessions(id, tx);
      await this.recorder.changed(
        'user.sessions',
        { id, after: { sessions: 'ended' } },
        { source: 'api', viewer: by.viewer },
        tx,
      );
    });
  }

  /**
   * Takes the second factor of somebody away who has lost it. Their own is taken away in their own area, with a code.
   * @throws DomainError `not_found`, `own_account`, `second_factor_missing`, `validation_failed`, `sign_in_throttled`, `confirmation_required`
   */
  async resetSecondFactor({ id, password }: { id: number } & OwnPasswordProof, by: Caller): Promise<void> {
    if (memberIdOf(by.viewer) === id) throw new DomainError('own_account');
    if (!(await this.users.findById(id))) throw new DomainError('not_found');
    await this.confirm(password, by);
    await this.users.transaction((tx) => this.secondFactors.removeAll(id, { source: 'api', viewer: by.viewer }, tx));
  }

  /** @throws DomainError `not_found`, `own_account`, `last_administrator`, `validation_failed`, `sign_in_throttled`, `confirmation_required` */
  async remove({ id, password }: { id: number } & OwnPasswordProof, by: Caller): Promise<void> {
    if (memberIdOf(by.viewer) === id) throw new DomainError('own_account');
    await this.confirm(password, by);
    await this.users.transaction((tx) => this.removal.remove(id, { source: 'api', viewer: by.viewer }, tx));
  }

  /** More rights only for who has chosen a password that is long enough for them. @throws DomainError `staff_password_short` */
  private async assertGoodPassword(id: number, tx: EntityManager): Promise<void> {
    if (!(await this.users.hasGoodPassword(id, tx))) throw new DomainError('staff_password_short');
  }

  private async announceRights(user: UserRow, role: Role, viewer: Viewer, tx: EntityManager): Promise<void> {
    const granting = await this.users.findById(memberIdOf(viewer));
    await this.roleChanges.announce(user, role, granting?.displayName ?? granting?.username ?? '', tx);
  }

  private async grows(id: number, change: AdminUserChange): Promise<boolean> {
    const before = await this.users.findById(id);
    if (!before) throw new DomainError('not_found');
    return grow(before, {
      role: change.role ?? before.role,
      isDisabled: change.isDisabled ?? before.disabledAt !== null,
    });
  }

  private confirm(password: string | undefined, { viewer, address }: Caller): Promise<void> {
    return this.ownPassword.confirm({ viewer, password, field: 'password', address });
  }

  private async setDisabled(id: number, isDisabled: boolean, { actor, tx }: Change): Promise<void> {
    await this.members.setDisabled(id, isDisabled, tx);
    if (isDisabled) {
      await this.users.endSessions(id, tx);
      // They would work again with the account, which whoever enables it does not expect.
      await this.apiKeys.revokeOf(id, actor, tx);
    }
    await this.recorder.changed(
      'user.access',
      { id, before: { isDisabled: !isDisabled }, after: { isDisabled } },
      actor,
      tx,
    );
  }
}

/** Whether the account could do more than before. */
const grow = (before: Pick<UserRow, 'role' | 'disabledAt'>, after: { role: Role; isDisabled: boolean }): boolean =>
  !after.isDisabled && isStaff(after.role) && (before.disabledAt !== null || !includesRole(before.role, after.role));

const presentAdminUser = (row: MemberRow): AdminUser => ({
  ...presentUser(row),
  emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  signedInAt: row.signedInAt?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  hasSecondFactor: row.hasSecondFactor,
});
