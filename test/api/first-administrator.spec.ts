import { ensureAdministrator } from '../../src/accounts/users/administrator.js';
import { AccountEmailOutbox } from '../../src/accounts/emails/account-email-outbox.js';
import { UsersService } from '../../src/accounts/users/users.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  // Emails are only enqueued: this archive has no workers.
  archive = await startArchive({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => archive.close());

const admin = { email: 'admin@example.org', password: 'una-password-molto-lunga' };
const ensure = (email = admin.email) =>
  ensureAdministrator(
    { admin: { ...admin, email } },
    archive.app.get(UsersService),
    archive.app.get(AccountEmailOutbox),
  );

describe('the administrator of the configuration', () => {
  it('is made once, named for what they do until they choose a name, and can sign in', async () => {
    expect([await ensure(), await ensure()]).toEqual(['made', 'present']);
    const session = await archive.signedIn(admin);
    expect((await session.get('/api/user')).body).toMatchObject({ displayName: 'Redazione', role: 'administrator' });
  });

  it('is announced to that person and to the administrators who are there already', async () => {
    const other = await archive.anAdmin();
    await ensure('seconda@example.org');
    const mails = await archive.database.query(
      `select m.kind, u.email from account_emails m join users u on u.id = m.user_id
       where u.email = any($1) and m.kind like '%rights_granted' order by m.id`,
      [['seconda@example.org', other.email]],
    );
    expect(mails).toEqual([
      { kind: 'rights_granted', email: 'seconda@example.org' },
      { kind: 'staff_rights_granted', email: other.email },
    ]);
  });

  it('is not made of an account that somebody else has registered', async () => {
    const member = await archive.aMember();
    expect(await ensure(member.email)).toBe('not_an_administrator');
    expect((await (await archive.signedIn(member)).get('/api/user')).body).toMatchObject({ role: 'member' });
  });
});
