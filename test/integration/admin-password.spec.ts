import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { setUpCodes } from '../support/one-time-codes.js';

const script = join(packageRoot, 'dist/backend/src/accounts/admin-password.main.js');

let archive: TestArchive;

beforeAll(async () => {
  if (!existsSync(script)) throw new Error('The command is not built: npm run build');
  archive = await startArchive({ config: { rateLimit: true } });
});
beforeEach(() => archive.database.query('truncate users, throttling cascade'));
afterAll(() => archive.close());

interface Outcome {
  code: number;
  said: string;
  complained: string;
}

/** What `npm run admin:password [email]` runs, beside the running archive. */
function adminPassword(
  address?: string,
  environment: Record<string, string> = {},
  options: string[] = [],
): Promise<Outcome> {
  const { databaseUrl, dataDir } = archive.app.get(Config);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...options, ...(address === undefined ? [] : [address])],
      { env: { ...env, ...environment } },
      (error, said, complained) => resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });
}

const passwordIn = ({ said }: Outcome): string => /^New password of \S+: (\S+)$/m.exec(said)?.[1] ?? '';
const signIn = async ({ email }: Pick<Account, 'email'>, password: string): Promise<number> =>
  (await archive.visitor().signIn({ email, password })).status;

describe('npm run admin:password', () => {
  it('sets a new password for the account of the address, and ends its sessions and nobody else’s', async () => {
    const [account, other] = [await archive.anAdmin(), await archive.anAdmin()];
    const [session, otherSession] = [await archive.signedIn(account), await archive.signedIn(other)];
    const outcome = await adminPassword(account.email.toUpperCase());
    expect(outcome).toEqual({
      code: 0,
      said: expect.stringContaining(`New password of ${account.email}: `) as string,
      complained: '',
    });
    expect((await session.get('/api/user')).text).toBe('null');
    expect((await otherSession.get('/api/user')).body).toMatchObject({ id: other.id });
    expect([await signIn(account, account.password), await signIn(account, passwordIn(outcome))]).toEqual([401, 200]);
  });

  it('takes the second factor away only where it is told to', async () => {
    const account = await archive.anAdmin();
    await setUpCodes(await archive.signedIn(account));
    const kept = await adminPassword(account.email);
    expect(await signIn(account, passwordIn(kept))).toBe(202);
    const reset = await adminPassword(account.email, {}, ['--reset-second-factor']);
    expect(reset.said).toContain('The account asks for no code any more.');
    expect(await signIn(account, passwordIn(reset))).toBe(200);
    expect((await archive.historyOf('user', account.id)).at(-1)).toMatchObject({
      after: { secondFactor: false },
      source: 'command',
    });
  });

  it('unlocks an account that wrong passwords had locked', async () => {
    const account = await archive.anAdmin();
    for (let n = 0; n < 6; n += 1) await signIn(account, 'not it');
    expect(await signIn(account, account.password)).toBe(429);
    expect(await signIn(account, passwordIn(await adminPassword(account.email)))).toBe(200);
  });

  it('changes the only administrator’s when no address is stated', async () => {
    await archive.aMember();
    const admin = await archive.anAdmin();
    const outcome = await adminPassword();
    expect(outcome.said).toContain(`New password of ${admin.email}: `);
    expect(await signIn(admin, passwordIn(outcome))).toBe(200);
  });

  it('changes that of ADMIN_EMAIL when there are several administrators', async () => {
    const [, admin] = [await archive.anAdmin(), await archive.anAdmin()];
    const outcome = await adminPassword(undefined, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: 'as it was at first' });
    expect(await signIn(admin, passwordIn(outcome))).toBe(200);
  });

  it('asks for an address when there are several, and changes nothing', async () => {
    const admins = [await archive.anAdmin(), await archive.anAdmin()];
    const [first, second] = admins.map(({ email }) => email);
    expect(await adminPassword()).toEqual({
      code: 1,
      said: '',
      complained: `There are several administrators. Name one: npm run admin:password -- <${first}, ${second}>\n`,
    });
    for (const admin of admins) expect(await signIn(admin, admin.password)).toBe(200);
  });

  it('says so when there is no administrator, or nobody of that address', async () => {
    expect(await adminPassword()).toEqual({
      code: 1,
      said: '',
      complained: 'There is no administrator yet. Start with ADMIN_EMAIL and ADMIN_PASSWORD set.\n',
    });
    expect(await adminPassword('nessuno@example.org')).toEqual({
      code: 1,
      said: '',
      complained: 'No account has the address nessuno@example.org.\n',
    });
  });
});
