import type { Config } from '../../platform/config/config.js';
import type { UsersService } from './users.service.js';

/**
 * Makes the administrator of `ADMIN_EMAIL` when the address has no account; an existing one keeps its password and its
 * rights (somebody else may have registered it). Answers what was found, for the lines that the start prints.
 */
export async function ensureAdministrator(
  { admin }: Pick<Config, 'admin'>,
  users: UsersService,
): Promise<'unset' | 'made' | 'present' | 'not_an_administrator'> {
  if (!admin) return 'unset';
  const { user, made } = await users.createAdministrator(admin);
  if (made) return 'made';
  return user.isAdmin ? 'present' : 'not_an_administrator';
}
