import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { Actor } from '../../history/actor.js';
import { History } from '../../history/history.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { PersonalData } from '../../records/personal-data.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { isAdministratorInUse } from '../users/administrator.js';
import { UsersRepository } from '../users/users.repository.js';

/**
 * Deletes an account with all personal data, as the privacy page promises. Sessions, consents, favorites, bookmarks, links
 * and avatars are deleted by `on delete cascade`, the rest by the modules that own it (`PersonalData`). What was accepted
 * into the archive stays, without a name; of the account the history keeps that it was created and removed.
 */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly users: UsersRepository,
    private readonly personalData: PersonalData,
    private readonly apiKeys: ApiKeysService,
    private readonly history: History,
    private readonly recorder: ChangeRecorder,
  ) {}

  /** @throws DomainError `not_found`, `last_administrator` */
  async remove(userId: number, by: Actor, tx: EntityManager): Promise<void> {
    await this.users.lockAdministrators(tx);
    const user = await this.users.getLocked(userId, tx);
    if (isAdministratorInUse(user)) await this.assertAnotherAdministrator(userId, tx);
    await this.apiKeys.revokeOf(userId, by, tx);
    await this.personalData.erase(userId, tx);
    await this.users.remove(userId, tx);
    await this.history.forget('user', userId, tx);
    await this.recorder.removed('user.record', { id: userId }, by, tx);
    await this.history.forgetActor(userId, tx);
  }

  /**
   * Call it under the administrators' lock, so that the last two administrators cannot remove each other concurrently.
   * @throws DomainError `last_administrator`
   */
  async assertAnotherAdministrator(userId: number, tx: EntityManager): Promise<void> {
    if (!(await this.users.isAnotherAdministrator(userId, tx))) throw new DomainError('last_administrator');
  }
}
