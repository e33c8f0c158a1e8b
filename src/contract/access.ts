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

/**
 * Who is asking. An API key acts without a session, so it is neither a member nor staff. With `lacksSecondFactor` somebody of
 * the staff has a member's rights only, until they have set up the second factor that the settings ask of them.
 */
export type Viewer =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      userId: number;
      role: Role;
      lacksSecondFactor?: boolean;
      /** The account signs in with the institution only. */
      lacksPassword?: boolean;
      /** The institution has asked for a second factor when this session began. */
      secondFactorElsewhere?: boolean;
      /** In this session somebody has been at the institution's provider, and may still be signed in there. */
      wasAtInstitution?: boolean;
      /** When the owner last confirmed at the institution in this session, in milliseconds since 1970. */
      confirmedAt?: number;
    }
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
  if (viewer.kind === 'user' && belongsTo(viewer.role, who)) return 'second_factor_required';
  return isStaff(role) ? 'role_missing' : 'admin_only';
}

/** The role whose rights a signed-in viewer has, or null. */
export function roleOf(viewer: Viewer): Role | null {
  if (viewer.kind !== 'user') return null;
  return viewer.lacksSecondFactor ? 'member' : viewer.role;
}

/** Whether the viewer is signed in and something for this audience is for them. */
export const isAmong = (viewer: Viewer, audience: Audience): boolean => belongsTo(roleOf(viewer), audience);
