import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AccountRemoval as Removal } from '../../contract/user.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { SessionService } from '../sign-in/session.service.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountRemoval } from './account-removal.js';
import { assertOwnAccount } from './assert-own-account.js';
import { OwnPassword } from './own-password.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersRepository,
    private readonly ownPassword: OwnPassword,
    private readonly removal: AccountRemoval,
    private readonly session: SessionService,
  ) {}

  /**
   * Deletes the caller's own account and signs out.
   * @throws DomainError `not_your_account`, `validation_failed`, `sign_in_throttled`, `confirmation_required`,
   *   `last_administrator`
   */
  async remove({ id, password }: { id: number } & Removal, request: Request, response: Response): Promise<void> {
    const viewer = viewerOf(request);
    const userId = assertOwnAccount({ id }, viewer);
    await this.ownPassword.confirm({ viewer, password, field: 'password', address: request.ip ?? '' });
    await this.users.transaction((tx) => this.removal.remove(userId, { source: 'api', viewer }, tx));
    await this.session.signOut(request, response);
  }
}
