import type { ApiKey } from '../../../src/contract/user.js';
import { keyState } from './key-state.js';

const now = '2026-11-22T12:00:00Z';
const key = (values: Partial<ApiKey>) => ({ revokedAt: null, expiresAt: null, ...values }) as ApiKey;

it.each([
  ['valid', key({})],
  ['valid', key({ expiresAt: '2026-11-22T12:00:01Z' })],
  ['expired', key({ expiresAt: now })],
  ['revoked', key({ revokedAt: now, expiresAt: '2026-01-01T00:00:00Z' })],
])('is %s', (state, of) => {
  expect(keyState(of, now)).toBe(state);
});
