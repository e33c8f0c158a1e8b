import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { type ApiKey, type ApiKeyFields, apiKeyScopes, type NewApiKey } from '../../contract/user.js';
import { History } from '../../history/history.js';
import { presentApiKey } from './api-key.presenter.js';
import type { ApiKeyRow } from './api-key.row.js';
import { apiKeyHash, apiKeyPrefix, looksLikeApiKey, makeApiKey } from './api-key-text.js';
import { ApiKeysRepository } from './api-keys.repository.js';

const lastUsedPrecisionMs = 60_000;

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly history: History,
  ) {}

  async list(): Promise<ApiKey[]> {
    return (await this.keys.list()).map(presentApiKey);
  }

  /** Creates a key. The key itself is returned only here. */
  async create({ name, scopes, expiresAt }: ApiKeyFields, viewer: Viewer): Promise<NewApiKey> {
    const key = makeApiKey();
    const row = await this.keys.transaction(async (tx) => {
      const made = await this.keys.insert(
        {
          name,
          prefix: apiKeyPrefix(key),
          keyHash: apiKeyHash(key),
          scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
          createdBy: viewer.kind === 'user' ? viewer.userId : null,
          expiresAt: futureDate(expiresAt),
        },
        tx,
      );
      await this.history.record(
        {
          kind: 'api_key',
          recordId: made.id,
          part: 'record',
          action: 'created',
          after: { name, scopes: made.scopes, prefix: made.prefix, expiresAt: made.expiresAt },
        },
        { source: 'api', viewer },
        tx,
      );
      return made;
    });
    return { ...presentApiKey(row), key };
  }

  /** Revokes a key with immediate effect; the row remains. Revoking it again changes nothing. */
  async revoke({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.keys.transaction(async (tx) => {
      const row = await this.keys.findById(id, tx);
      if (!row) throw new DomainError('not_found');
      if (!(await this.keys.revoke(id, tx))) return;
      await this.history.record(
        { kind: 'api_key', recordId: id, part: 'record', action: 'removed', before: { name: row.name } },
        { source: 'api', viewer },
        tx,
      );
    });
  }

  /** The viewer of a key; null if it is unknown, revoked or expired. Checked for every request, so revoking is immediate. */
  async findViewer(key: string): Promise<Viewer | null> {
    if (!looksLikeApiKey(key)) return null;
    const row = await this.keys.findByHash(apiKeyHash(key));
    const now = new Date();
    if (!row || !isValid(row, now)) return null;
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > lastUsedPrecisionMs)
      await this.keys.markUsed(row.id, now);
    return { kind: 'key', keyId: row.id, scopes: row.scopes };
  }
}

const isValid = ({ revokedAt, expiresAt }: ApiKeyRow, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now);

function futureDate(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(text);
  if (date > new Date() && date.getUTCFullYear() <= 9999) return date;
  throw new DomainError('validation_failed', { errors: [{ field: 'expiresAt', code: 'field_invalid' }] });
}
