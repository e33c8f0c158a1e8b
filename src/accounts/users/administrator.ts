import type { Config } from '../../platform/config/config.js';
import type { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import type { UserRow } from './user.row.js';
import type { UsersService } from './users.service.js';

/** Whether the account is one of those of which one must remain. */
export const isAdministratorInUse = ({ role, disabledAt }: Pick<UserRow, 'role' | 'disabledAt'>): boolean =>
  role === 'administrator' && disabledAt === null;

/**
 * Creates the administrator `ADMIN_EMAIL` unless the address has an account. An existing account keeps its password and its
 * rights, because somebody else may have registered it. The person and the other administrators hear of it. The result is for the
 * messages at start.
 */
export async function ensureAdministrator(
  { admin }: Pick<Config, 'admin'>,
  users: UsersService,
  emails: AccountEmailOutbox,
): Promise<'unset' | 'made' | 'present' | 'not_an_administrator'> {
  if (!admin) return 'unset';
  const { user, made } = await users.createAdministrator(admin, async ({ id, displayName, username, role }, tx) => {
    await emails.notify('rights_granted', id, { role }, tx);
    const details = { about: id, name: displayName ?? username, role, by: 'ADMIN_EMAIL' };
    await emails.notifyAdministrators('staff_rights_granted', details, tx);
  });
  if (made) return 'made';
  return user.role === 'administrator' ? 'present' : 'not_an_administrator';
}
