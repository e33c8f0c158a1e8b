import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { ProfileChange, User } from '../../contract/user.js';
import { History } from '../../history/history.js';
import { normaliseEmail } from '../users/email.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersRepository } from '../users/users.repository.js';
import { assertOwnAccount } from './assert-own-account.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly history: History,
  ) {}

  /**
   * Changes the given fields of the caller's own account; null clears a field.
   * @throws DomainError `not_your_account`, `validation_failed` for another address
   */
  async change({ id, email, displayName, avatar }: { id: number } & ProfileChange, viewer: Viewer): Promise<User> {
    const userId = assertOwnAccount({ id }, viewer);
    return this.users.transaction(async (tx) => {
      const row = await this.users.getLocked(userId, tx);
      if (email !== undefined && email !== null && normaliseEmail(email) !== row.emailKey)
        throw new DomainError('validation_failed', { errors: [{ field: 'email', code: 'email_read_only' }] });
      const profile = {
        displayName: displayName === undefined ? row.displayName : displayName,
        profileImageUrl: avatar === undefined ? row.profileImageUrl : avatar,
      };
      await this.users.updateProfile(userId, profile, tx);
      // Only the names of the fields: the history outlives the account, so it must not contain personal data.
      const fields = (['displayName', 'profileImageUrl'] as const).filter((field) => profile[field] !== row[field]);
      if (fields.length > 0)
        await this.history.record(
          { kind: 'user', recordId: userId, part: 'profile', action: 'changed', after: { fields } },
          { source: 'api', viewer },
          tx,
        );
      return presentUser(Object.assign(row, profile));
    });
  }
}
