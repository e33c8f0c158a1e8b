import { DomainError, type ErrorCode } from './errors.js';
import type { ApiKeyScope } from './user.js';

/** Who may call, and with which scope an API key may; `key: null` means that no key may. */
export interface Access {
  who: 'public' | 'member' | 'admin';
  key: ApiKeyScope | null;
}

export const open: Access = { who: 'public', key: 'read' };
export const everyoneInPerson: Access = { who: 'public', key: null };
export const member: Access = { who: 'member', key: null };
export const adminOrWriteKey: Access = { who: 'admin', key: 'write' };
export const adminInPerson: Access = { who: 'admin', key: null };

/** Who is asking. A key acts without a session: it is never a member and never an administrator in person. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: number; isAdmin: boolean }
  | { kind: 'key'; keyId: number; scopes: ApiKeyScope[] };

export const anonymous: Viewer = { kind: 'anonymous' };

/** The account of someone whom a gate of members has let pass. @throws DomainError sign_in_required */
export function memberIdOf(viewer: Viewer): number {
  if (viewer.kind !== 'user') throw new DomainError('sign_in_required');
  return viewer.userId;
}

/** Why this viewer may not do that, as a code of the catalogue; null when it may. */
export function refusal(viewer: Viewer, { who, key }: Access): ErrorCode | null {
  if (viewer.kind === 'key') {
    if (key === null) return 'session_only';
    return viewer.scopes.includes(key) ? null : 'scope_missing';
  }
  if (who === 'public') return null;
  if (viewer.kind === 'anonymous') return 'sign_in_required';
  return who === 'admin' && !viewer.isAdmin ? 'admin_only' : null;
}
