import { Injectable } from '@nestjs/common';
import { memberIdOf, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import type { AdminUser, AdminUserChange, AdminUserListQuery } from '../../contract/user.js';
import { History } from '../../history/history.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { OwnPassword } from '../own-account/own-password.js';
import { AccountRemoval } from '../own-account/account-removal.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersRepository } from '../users/users.repository.js';
import { AdminUsersRepository, type MemberRow } from './admin-users.repository.js';

/** All accounts, for administrators. At least one administrator always remains. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly members: AdminUsersRepository,
    private readonly users: UsersRepository,
    private readonly removal: AccountRemoval,
    private readonly history: History,
    private readonly ownPassword: OwnPassword,
    private readonly apiKeys: ApiKeysService,
  ) {}

  /** Newest first. */
  async list({ q, page }: AdminUserListQuery): Promise<Paged<AdminUser>> {
    const found = await this.members.list({ text: q, page, limit: limits.pageSize.admin });
    return { ...found, items: found.items.map(presentAdminUser) };
  }

  /**
   * Grants or removes administrator rights, effective from the user's next request. Granting needs the caller's password,
   * since somebody else may be using an open session; removing revokes the keys that the user has created.
   * @throws DomainError `not_found`, `last_administrator`, `validation_failed`, `sign_in_throttled`
   */
  async change(
    { id, isAdmin, password }: { id: number } & AdminUserChange,
    { viewer, address }: { viewer: Viewer; address: string },
  ): Promise<AdminUser> {
    const own = { userId: memberIdOf(viewer), password: password ?? '', field: 'password', address };
    if (isAdmin) await this.ownPassword.confirm(own);
    return this.users.transaction(async (tx) => {
      await this.users.lockAdministrators(tx);
      const before = await this.users.getLocked(id, tx);
      if (before.isAdmin && !isAdmin) await this.removal.assertAnotherAdministrator(id, tx);
      if (before.isAdmin !== isAdmin) {
        await this.members.setAdmin(id, isAdmin, tx);
        await this.history.record(
          {
            kind: 'user',
            recordId: id,
            part: 'role',
            action: 'changed',
            before: { isAdmin: before.isAdmin },
            after: { isAdmin },
          },
          { source: 'api', viewer },
          tx,
        );
        if (!isAdmin) await this.apiKeys.revokeOf(id, { source: 'api', viewer }, tx);
      }
      return presentAdminUser((await this.members.find(id, tx)) as MemberRow);
    });
  }

  /** @throws DomainError `not_found`, `own_account`, `last_administrator` */
  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    if (memberIdOf(viewer) === id) throw new DomainError('own_account');
    await this.users.transaction((tx) => this.removal.remove(id, { source: 'api', viewer }, tx));
  }
}

const presentAdminUser = (row: MemberRow): AdminUser => ({
  ...presentUser(row),
  emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
