import type { User } from '../../contract/user.js';
import type { UserRow } from './user.row.js';

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  displayName: row.displayName,
  username: row.username,
  profileImageUrl: row.profileImageUrl,
  createdAt: row.createdAt.toISOString(),
  role: row.role,
  isAdmin: row.role === 'administrator',
});
