import { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { readConfig } from '../platform/config/read-config.js';
import { databaseOptions } from '../platform/database/database-options.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { migrate } from '../migrations/migrate.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { OperatorError } from '../platform/operator-error.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { PublicChanges } from '../records/public-changes.js';
import { makePassword } from './users/make-password.js';
import { PasswordHasher } from './users/password-hasher.js';
import { passkeysChange, secondFactorChange } from './second-factor/second-factor-changes.js';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.js';
import { SignInThrottle } from './throttling/sign-in-throttle.js';
import { UserRow } from './users/user.row.js';
import { UsersRepository } from './users/users.repository.js';
import { UsersService } from './users/users.service.js';
import { print } from '../platform/process/print.js';

interface Wanted {
  /** Of the account; without it that of ADMIN_EMAIL, or of the only administrator. */
  address: string | undefined;
  resetsFactor: boolean;
}

/**
 * Sets a new password and prints it, with a running server or without.
 * @throws OperatorError when no account, or more than one, is meant, and where there is no database
 */
export async function renewPassword(wanted: Wanted): Promise<void> {
  const config = readConfig();
  await withExistingDatabase(config, async (url) => {
    await migrate(url);
    await setNewPassword(config, url, wanted);
  });
}

async function setNewPassword(config: Config, url: string, { address, resetsFactor }: Wanted): Promise<void> {
  const options = databaseOptions(url);
  const dataSource = await new DataSource({ ...options, entities: [UserRow] } as typeof options).initialize();
  try {
    const publicChanges = new PublicChanges(dataSource, new PubSub(config, dataSource));
    const recorder = new ChangeRecorder(new History(dataSource), publicChanges);
    const users = new UsersService(new UsersRepository(dataSource), new PasswordHasher(), recorder, config);
    const user = await chosenUser(users, address ?? config.admin?.email);
    const password = makePassword();
    await users.changePassword({ userId: user.id, password, source: 'command' });
    await new SignInThrottle(config, dataSource).forget(user.email);
    print(`New password of ${user.email}: ${password}\nWhoever was signed in to this account no longer is.`);
    if (resetsFactor) await resetSecondFactor(dataSource, recorder, user.id);
  } finally {
    await dataSource.destroy();
  }
}

/** For who has lost the app and the recovery codes. Whoever may run this command may read the whole database anyway. */
async function resetSecondFactor(dataSource: DataSource, recorder: ChangeRecorder, userId: number): Promise<void> {
  const hadOne = await dataSource.transaction(async (tx) => {
    const { totp, passkeys } = await new SecondFactorsRepository(dataSource).removeAll(userId, tx);
    const by: Actor = { source: 'command' };
    if (totp) await recorder.changed('user.secondFactor', secondFactorChange(userId, false), by, tx);
    if (passkeys > 0) await recorder.changed('user.passkeys', passkeysChange(userId, passkeys, 0), by, tx);
    return totp || passkeys > 0;
  });
  print(hadOne ? 'The account asks for no code any more.' : 'The account asked for no code.');
}

/** The account with that address; without an address the only administrator. */
async function chosenUser(users: UsersService, email: string | undefined): Promise<UserRow> {
  if (email !== undefined) {
    const user = await users.findByEmail(email);
    if (user) return user;
    throw new OperatorError(`No account has the address ${email}.`);
  }
  const [first, ...more] = await users.findAdministrators();
  if (!first) throw new OperatorError('There is no administrator yet. Start with ADMIN_EMAIL and ADMIN_PASSWORD set.');
  if (more.length === 0) return first;
  const addresses = [first, ...more].map((user) => user.email).join(', ');
  throw new OperatorError(`There are several administrators. Name one: npm run admin:password -- <${addresses}>`);
}
