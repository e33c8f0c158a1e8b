import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normaliseEmail } from '../../accounts/users/email.js';
import { UserRow } from '../../accounts/users/user.row.js';
import { isAmong, type Viewer } from '../../contract/access.js';
import { OperatorError } from '../../platform/operator-error.js';

/**
 * Whom the history names for an import by a command.
 * @param email undefined: nobody
 * @throws OperatorError for an address that no account has which may import
 */
export async function findImporter(app: INestApplicationContext, email: string | undefined): Promise<Viewer | null> {
  if (email === undefined) return null;
  const user = await app.get(DataSource).manager.findOneBy(UserRow, { emailKey: normaliseEmail(email) });
  if (!user || user.disabledAt) throw new OperatorError(`--by: no account has the address ${email}.`);
  const viewer: Viewer = { kind: 'user', userId: user.id, role: user.role };
  if (!isAmong(viewer, 'editors')) throw new OperatorError(`--by: the account of ${email} may not import.`);
  return viewer;
}
