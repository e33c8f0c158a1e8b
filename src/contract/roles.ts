/** What an account may do, from the fewest rights to all. */
export const roles = ['member', 'moderator', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/**
 * For whom something is: everyone, those who are signed in, `staff` with any role in the administration, and those who have
 * the rights of an editor (records), of a moderator (what the public sends), or of an administrator.
 */
export type Audience = 'everyone' | 'members' | 'staff' | 'editors' | 'moderators' | 'administrators';

/** The audiences of each role beside everyone, the members and, but for plain members, the staff. */
const audiencesOf: Record<Role, readonly Audience[]> = {
  member: [],
  moderator: ['moderators'],
  editor: ['editors'],
  administrator: ['editors', 'moderators', 'administrators'],
};

export const isStaff = (role: Role): boolean => role !== 'member';

/** Whether something for this audience is for an account with this role; `null` is somebody who is not signed in. */
export function belongsTo(role: Role | null, audience: Audience): boolean {
  if (role === null || audience === 'everyone') return audience === 'everyone';
  return audience === 'members' || (audience === 'staff' ? isStaff(role) : audiencesOf[role].includes(audience));
}

/** Whether one role has every right of the other. */
export const includesRole = (role: Role, other: Role): boolean =>
  audiencesOf[other].every((audience) => belongsTo(role, audience));
