import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { invalidField } from '../../contract/errors.js';
import type { ProfileChange, User } from '../../contract/user.js';
import { AvatarAddresses } from '../avatars/avatar-addresses.js';
import { normaliseEmail } from '../users/email.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersRepository } from '../users/users.repository.js';
import { assertOwnAccount } from './assert-own-account.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly recorder: ChangeRecorder,
    private readonly avatarAddresses: AvatarAddresses,
  ) {}

  /**
   * Changes the given fields of the caller's own account; null clears a field. An image at another host is fetched in the
   * background; until then, and if that fails, the profile image stays the same.
   * @throws DomainError `not_your_account`, `validation_failed` for another email address, `too_many_requests`
   */
  async change({ id, email, displayName, avatar }: { id: number } & ProfileChange, viewer: Viewer): Promise<User> {
    const userId = assertOwnAccount({ id }, viewer);
    const sourceUrl = avatar && !avatar.startsWith('/') ? avatar : null;
    if (sourceUrl) await this.avatarAddresses.checkLimit(userId);
    return this.users.transaction(async (tx) => {
      const row = await this.users.getLocked(userId, tx);
      if (email !== undefined && email !== null && normaliseEmail(email) !== row.emailKey)
        throw invalidField('email', 'email_read_only');
      const profile = {
        displayName: displayName === undefined ? row.displayName : displayName,
        profileImageUrl: avatar === undefined || sourceUrl ? row.profileImageUrl : avatar,
      };
      await this.users.updateProfile(userId, profile, tx);
      if (sourceUrl) await this.avatarAddresses.enqueue(userId, sourceUrl, tx);
      // Only the names of the fields: the history outlives the account, so it must not contain personal data.
      const fields = (['displayName', 'profileImageUrl'] as const).filter(
        (field) => profile[field] !== row[field] || (field === 'profileImageUrl' && sourceUrl),
      );
      if (fields.length > 0)
        await this.recorder.changed('user.profile', { id: userId, after: { fields } }, { source: 'api', viewer }, tx);
      return presentUser(Object.assign(row, profile));
    });
  }
}
