import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type { PasswordChange } from '../../contract/user.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { SessionService } from '../sign-in/session.service.js';
import { UsersRepository } from '../users/users.repository.js';
import { SitePasswords } from '../users/site-passwords.js';
import { UsersService } from '../users/users.service.js';
import { assertOwnAccount } from './assert-own-account.js';
import { OwnPassword } from './own-password.js';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly emails: AccountEmailOutbox,
    private readonly session: SessionService,
    private readonly sitePasswords: SitePasswords,
  ) {}

  /**
   * Sets a new password and ends all sessions; the caller's continues with a new id, so that a stolen session id becomes
   * useless. Links for a forgotten password become invalid. An account that signs in with the institution only stays like that.
   * @throws DomainError `not_your_account`, `password_missing`, `validation_failed`, `sign_in_throttled`
   */
  async change(
    { id, currentPassword, newPassword }: { id: number } & PasswordChange,
    { request, response, language }: { request: Request; response: Response; language: Language },
  ): Promise<void> {
    const viewer = viewerOf(request);
    const userId = assertOwnAccount({ id }, viewer);
    if (viewer.kind === 'user' && viewer.lacksPassword) throw new DomainError('password_missing');
    const address = request.ip ?? '';
    await this.ownPassword.confirm({ viewer, password: currentPassword, field: 'currentPassword', address });
    const user = await this.users.findById(userId);
    await this.sitePasswords.check(newPassword, { role: user?.role ?? 'member', field: 'newPassword' });
    const hashed = await this.hasher.hash(newPassword);
    const signedIn = await this.rows.transaction(async (tx) => {
      const now = await this.users.setPassword({ userId, ...hashed, source: 'api', viewer }, tx);
      await this.emails.endLinks('reset_password', userId, tx);
      await this.emails.enqueue('password_changed', { userId, language }, tx);
      return now;
    });
    await this.session.renew(request, response, signedIn);
  }
}
