import { ensureAdministrator } from '../../src/accounts/users/administrator.js';
import { UsersService } from '../../src/accounts/users/users.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());

const admin = { email: 'admin@example.org', password: 'una-password-molto-lunga' };
const ensure = (email = admin.email) =>
  ensureAdministrator({ admin: { ...admin, email } }, archive.app.get(UsersService));

describe('the administrator of the configuration', () => {
  it('is made once, named for what they do until they choose a name, and can sign in', async () => {
    expect([await ensure(), await ensure()]).toEqual(['made', 'present']);
    const session = await archive.signedIn(admin);
    expect((await session.get('/api/user')).body).toMatchObject({ displayName: 'Redazione', role: 'administrator' });
  });

  it('is not made of an account that somebody else has registered', async () => {
    const member = await archive.aMember();
    expect(await ensure(member.email)).toBe('not_an_administrator');
    expect((await (await archive.signedIn(member)).get('/api/user')).body).toMatchObject({ role: 'member' });
  });
});
