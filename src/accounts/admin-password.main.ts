import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { History } from '../history/history.js';
import { readConfig } from '../platform/config/read-config.js';
import { databaseOptions } from '../platform/database/database-options.js';
import { findEmbeddedPostgres } from '../platform/database/embedded-postgres/find-embedded-postgres.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate, refuseNewer } from '../migrations/migrate.js';
import { OperatorError } from '../platform/operator-error.js';
import { runProgram } from '../platform/process/run-program.js';
import { makePassword } from './users/make-password.js';
import { PasswordHasher } from './users/password-hasher.js';
import { passkeysChange, secondFactorChange } from './second-factor/second-factor-changes.js';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.js';
import { SignInThrottle } from './throttling/sign-in-throttle.js';
import { UserRow } from './users/user.row.js';
import { UsersRepository } from './users/users.repository.js';
import { UsersService } from './users/users.service.js';

const resetSwitch = 'reset-second-factor';
const resetOption = `--${resetSwitch}`;

await runProgram(
  {
    usage: `npm run admin:password [-- <address> ${resetOption}]`,
    text: `Sets a new password for the account with that e-mail address, and prints it. Without an address for that of ADMIN_EMAIL, or for the only administrator. With ${resetOption} the account asks for no code and no passkey any more. The server may be running or not.`,
    argumentsMax: 1,
    switches: [resetSwitch],
  },
  (given) => {
    const [address] = given.filter((one) => one !== resetOption);
    return withDatabase(readConfig(), (config, url) =>
      setNewPassword(config, url, { address, resetsFactor: given.includes(resetOption) }),
    );
  },
);

interface Wanted {
  address: string | undefined;
  resetsFactor: boolean;
}

async function setNewPassword(config: Config, url: string, { address, resetsFactor }: Wanted): Promise<void> {
  const options = databaseOptions(url);
  const dataSource = await new DataSource({ ...options, entities: [UserRow] } as typeof options).initialize();
  try {
    await refuseNewer(dataSource);
    const users = new UsersService(new UsersRepository(dataSource), new PasswordHasher(), new History(dataSource));
    const user = await chosenUser(users, address ?? config.admin?.email);
    const password = makePassword();
    await users.changePassword({ userId: user.id, password, source: 'command' });
    await new SignInThrottle(config, dataSource).forget(user.email);
    console.log(`New password of ${user.email}: ${password}\nWhoever was signed in to this account no longer is.`);
    if (resetsFactor) await resetSecondFactor(dataSource, user.id);
  } finally {
    await dataSource.destroy();
  }
}

/** For who has lost the app and the recovery codes. Whoever may run this command may read the whole database anyway. */
async function resetSecondFactor(dataSource: DataSource, userId: number): Promise<void> {
  const hadOne = await dataSource.transaction(async (tx) => {
    const { totp, passkeys } = await new SecondFactorsRepository(dataSource).removeAll(userId, tx);
    const history = new History(dataSource);
    if (totp) await history.record(secondFactorChange(userId, false), { source: 'command' }, tx);
    if (passkeys > 0) await history.record(passkeysChange(userId, passkeys, 0), { source: 'command' }, tx);
    return totp || passkeys > 0;
  });
  console.log(hadOne ? 'The account asks for no code any more.' : 'The account asked for no code.');
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

/** Uses DATABASE_URL, the running embedded server, or starts the embedded server for this command. */
async function withDatabase(config: Config, work: (config: Config, url: string) => Promise<void>): Promise<void> {
  const directory = join(config.dataDir, 'postgres');
  const running = config.databaseUrl ?? (await answering(findEmbeddedPostgres(directory)));
  if (running !== null) return work(config, running);
  if (!existsSync(directory))
    throw new OperatorError(
      `There is no database: ${directory} does not exist. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  const postgres = await startEmbeddedPostgres({ directory, log: console.log });
  try {
    await migrate(postgres.url);
    await work(config, postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The address if the server answers: one that was killed may have left its socket behind. */
async function answering(url: string | null): Promise<string | null> {
  if (url === null) return null;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
