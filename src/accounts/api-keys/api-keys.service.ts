import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { memberIdOf } from '../../contract/member-id.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { type ApiKey, type ApiKeyFields, apiKeyScopes, type NewApiKey } from '../../contract/user.js';
import type { Actor } from '../../history/actor.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { UsersRepository } from '../users/users.repository.js';
import { OwnPassword } from '../own-account/own-password.js';
import { presentApiKey } from './api-key.presenter.js';
import { apiKeyHash, apiKeyPrefix, looksLikeApiKey, makeApiKey } from './api-key-text.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly ownPassword: OwnPassword,
    private readonly recorder: ChangeRecorder,
    private readonly users: UsersRepository,
    private readonly emails: AccountEmailOutbox,
  ) {}

  async list(): Promise<ApiKey[]> {
    return (await this.keys.list()).map(presentApiKey);
  }

  /**
   * Creates a key, which is valid for a year unless another date is given. The key itself is returned only here.
   * @throws DomainError `validation_failed` with `errorCurrentPassword`, `sign_in_throttled`, `confirmation_required`
   */
  async create(
    { name, scopes, expiresAt, password }: ApiKeyFields,
    { viewer, address }: { viewer: Viewer; address: string },
  ): Promise<NewApiKey> {
    const validUntil = futureDate(expiresAt) ?? inOneYear();
    await this.ownPassword.confirm({ viewer, password, field: 'password', address });
    const key = makeApiKey();
    const row = await this.keys.transaction(async (tx) => {
      const made = await this.keys.insert(
        {
          name,
          prefix: apiKeyPrefix(key),
          keyHash: apiKeyHash(key),
          scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
          createdBy: memberIdOf(viewer),
          expiresAt: validUntil,
        },
        tx,
      );
      await this.recorder.created(
        'api_key.record',
        { id: made.id, after: { name, scopes: made.scopes, prefix: made.prefix, expiresAt: made.expiresAt } },
        { source: 'api', viewer },
        tx,
      );
      await this.announce(memberIdOf(viewer), name, tx);
      return this.keys.getRecord(made.id, tx);
    });
    return { ...presentApiKey(row), key };
  }

  /** To who has made it, or whose open session was used for it, and to all administrators. */
  private async announce(userId: number, key: string, tx: EntityManager): Promise<void> {
    const maker = await this.users.findById(userId);
    await this.emails.notify('api_key_created', userId, { key }, tx);
    const name = maker?.displayName ?? maker?.username ?? '';
    await this.emails.notifyAdministrators('staff_api_key_created', { about: userId, name, key }, tx);
  }

  /** Revokes a key with immediate effect; the row remains. Revoking it again changes nothing. */
  async revoke({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.keys.transaction(async (tx) => {
      const row = await this.keys.findById(id, tx);
      if (!row) throw new DomainError('not_found');
      if (!(await this.keys.revoke(id, tx))) return;
      await this.recorder.removed('api_key.record', { id, before: { name: row.name } }, { source: 'api', viewer }, tx);
    });
  }

  /** Revokes the keys of somebody who is no longer an administrator, in the transaction that ends the right. */
  async revokeOf(userId: number, by: Actor, tx: EntityManager): Promise<void> {
    for (const { id, name } of await this.keys.revokeOf(userId, tx))
      await this.recorder.removed('api_key.record', { id, before: { name } }, by, tx);
  }

  /**
   * The viewer of a key; null if it is unknown, revoked or expired, or its maker no longer an administrator. Checked for
   * every request, so that each of these is effective immediately.
   */
  async findViewer(key: string): Promise<Viewer | null> {
    if (!looksLikeApiKey(key)) return null;
    const found = await this.keys.findEffective(apiKeyHash(key));
    if (!found) return null;
    if (!found.isUseNoted) await this.keys.markUsed(found.id);
    return { kind: 'key', keyId: found.id, scopes: found.scopes };
  }
}

function inOneYear(): Date {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date;
}

function futureDate(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(text);
  if (date > new Date() && date.getUTCFullYear() <= 9999) return date;
  throw invalidField('expiresAt', 'future_date_expected');
}
