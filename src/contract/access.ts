import { DomainError, type ErrorCode } from './errors.js';
import type { ApiKeyScope } from './user.js';

/** Who may call, and which scope an API key needs; with `key: null` no API key may. */
export interface Access {
  who: 'public' | 'member' | 'admin';
  key: ApiKeyScope | null;
}

export const open: Access = { who: 'public', key: 'read' };
export const everyoneWithoutKey: Access = { who: 'public', key: null };
export const member: Access = { who: 'member', key: null };
export const adminOrWriteKey: Access = { who: 'admin', key: 'write' };
export const adminWithoutKey: Access = { who: 'admin', key: null };

/** Who is asking. An API key acts without a session, so it is neither a member nor an administrator. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: number; isAdmin: boolean }
  | { kind: 'key'; keyId: number; scopes: ApiKeyScope[] };

export const anonymous: Viewer = { kind: 'anonymous' };

/** The user id of a signed-in viewer. @throws DomainError sign_in_required */
export function memberIdOf(viewer: Viewer): number {
  if (viewer.kind !== 'user') throw new DomainError('sign_in_required');
  return viewer.userId;
}

/** The error code if the viewer may not make the call, or null. */
export function refusal(viewer: Viewer, { who, key }: Access): ErrorCode | null {
  if (viewer.kind === 'key') {
    if (key === null) return 'session_only';
    return viewer.scopes.includes(key) ? null : 'scope_missing';
  }
  if (who === 'public') return null;
  if (viewer.kind === 'anonymous') return 'sign_in_required';
  return who === 'admin' && !viewer.isAdmin ? 'admin_only' : null;
}
