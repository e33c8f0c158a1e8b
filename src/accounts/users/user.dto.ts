import type { User } from '../../contract/user.js';

export class UserDto implements User {
  id: number;
  email: string;
  displayName: string | null;
  username: string;
  profileImageUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
  isAdmin: boolean;
}
