import { startArchive, type TestArchive } from '../support/archive.js';
import { accountPassword } from '../support/factories.js';

let archive: TestArchive;

beforeEach(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
});
afterEach(() => archive.close());

describe('the last administrator', () => {
  it('cannot delete the account until there is another', async () => {
    const admin = await archive.anAdmin();
    const session = await archive.signedIn(admin);
    const remove = () => session.change('DELETE', `/api/users/${admin.id}`, { json: { password: admin.password } });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    await archive.anAdmin();
    expect((await remove()).status).toBe(204);
  });

  it('remains when two delete their accounts at the same moment', async () => {
    const admins = [await archive.anAdmin(), await archive.anAdmin()];
    const sessions = await Promise.all(admins.map((admin) => archive.signedIn(admin)));
    const answers = await Promise.all(
      admins.map((admin, n) =>
        sessions[n]!.change('DELETE', `/api/users/${admin.id}`, { json: { password: admin.password } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect(await archive.database.query(`select 1 from users where role = 'administrator'`)).toHaveLength(1);
  });

  it('remains when two revoke each other’s right at the same moment', async () => {
    const admins = [await archive.anAdmin(), await archive.anAdmin()];
    const sessions = await Promise.all(admins.map((admin) => archive.signedIn(admin)));
    const answers = await Promise.all(
      sessions.map((session, n) =>
        session.change('PATCH', `/api/admin/users/${admins[1 - n]!.id}`, { json: { role: 'member' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await archive.database.query(`select 1 from users where role = 'administrator'`)).toHaveLength(1);
  });

  it('remains when two disable each other at the same moment', async () => {
    const admins = [await archive.anAdmin(), await archive.anAdmin()];
    const sessions = await Promise.all(admins.map((admin) => archive.signedIn(admin)));
    const answers = await Promise.all(
      sessions.map((session, n) =>
        session.change('PATCH', `/api/admin/users/${admins[1 - n]!.id}`, {
          json: { isDisabled: true, password: accountPassword },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await archive.database.query('select 1 from users where disabled_at is null')).toHaveLength(1);
  });

  it('cannot be lowered while the other one is disabled', async () => {
    const [admin, other] = [await archive.anAdmin(), await archive.anAdmin()];
    const session = await archive.signedIn(admin);
    await session.change('PATCH', `/api/admin/users/${other.id}`, {
      json: { isDisabled: true, password: accountPassword },
    });
    expect(await session.change('PATCH', `/api/admin/users/${admin.id}`, { json: { role: 'member' } })).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
  });
});
