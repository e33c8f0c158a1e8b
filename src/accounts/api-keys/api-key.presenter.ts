import type { ApiKey } from '../../contract/user.js';
import type { ApiKeyRecord } from './api-keys.repository.js';

export const presentApiKey = (row: ApiKeyRecord): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  prefix: row.prefix,
  createdBy: row.createdBy !== null && row.makerName !== null ? { id: row.createdBy, name: row.makerName } : null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
