import type { Config } from '../../platform/config/config.js';
import type { UsersService } from './users.service.js';

/**
 * Creates the administrator `ADMIN_EMAIL` unless the address has an account. An existing account keeps its password and its
 * rights, because somebody else may have registered it. The result is for the messages at start.
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
