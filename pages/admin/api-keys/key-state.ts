import type { ApiKey } from '../../../src/contract/user.js';

export type KeyState = 'valid' | 'expired' | 'revoked';

export function keyState({ revokedAt, expiresAt }: ApiKey, now: string): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now) ? 'expired' : 'valid';
}
