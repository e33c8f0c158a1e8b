import type { ErrorCode } from './errors.js';
import { type Audience, belongsTo, isStaff, type Role } from './roles.js';
import type { ApiKeyScope } from './user.js';

/** For whom a call is, and which scope an API key needs; with `key: null` no API key may. */
export interface Access {
  who: Audience;
  key: ApiKeyScope | null;
}

export const open: Access = { who: 'everyone', key: 'read' };
export const everyoneWithoutKey: Access = { who: 'everyone', key: null };
export const member: Access = { who: 'members', key: null };
export const staff: Access = { who: 'staff', key: null };
export const editor: Access = { who: 'editors', key: null };
export const staffOrWriteKey: Access = { who: 'staff', key: 'write' };
export const editorOrWriteKey: Access = { who: 'editors', key: 'write' };
export const moderator: Access = { who: 'moderators', key: null };
export const administrator: Access = { who: 'administrators', key: null };

/** Who is asking. An API key acts without a session, so it is neither a member nor staff. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: number; role: Role }
  | { kind: 'key'; keyId: number; scopes: ApiKeyScope[] };

export const anonymous: Viewer = { kind: 'anonymous' };

/** The error code if the viewer may not make the call, or null. */
export function refusal(viewer: Viewer, { who, key }: Access): ErrorCode | null {
  if (viewer.kind === 'key') {
    if (key === null) return 'session_only';
    return viewer.scopes.includes(key) ? null : 'scope_missing';
  }
  const role = roleOf(viewer);
  if (belongsTo(role, who)) return null;
  if (role === null) return 'sign_in_required';
  return isStaff(role) ? 'role_missing' : 'admin_only';
}

/** The role of a signed-in viewer, or null. */
export const roleOf = (viewer: Viewer): Role | null => (viewer.kind === 'user' ? viewer.role : null);

/** Whether the viewer is signed in and something for this audience is for them. */
export const isAmong = (viewer: Viewer, audience: Audience): boolean => belongsTo(roleOf(viewer), audience);
