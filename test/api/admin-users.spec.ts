import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let self: Account;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  self = await archive.anAdmin({ email: 'direzione@example.org' });
  admin = await archive.signedIn(self);
});
afterAll(() => archive.close());

const list = (query = '') => admin.get(`/api/admin/users${query}`);
const change = (id: number, json: object) => admin.change('PATCH', `/api/admin/users/${id}`, { json });
const remove = (id: number, password = self.password) =>
  admin.change('DELETE', `/api/admin/users/${id}`, { json: { password } });
const endSessions = (id: number, password = self.password) =>
  admin.change('DELETE', `/api/admin/users/${id}/sessions`, { json: { password } });

const wrongPassword = { status: 400, body: { errors: [{ field: 'password', code: 'errorCurrentPassword' }] } };

describe('the list of accounts', () => {
  it('shows each with what an administrator needs, and nothing of passwords', async () => {
    const member = await archive.aMember({ email: 'socia@example.org' });
    const before = (await list('?q=SOCIA@')).body;
    expect(before).toEqual({
      items: [
        {
          id: member.id,
          email: 'socia@example.org',
          displayName: null,
          username: expect.any(String),
          profileImageUrl: null,
          createdAt: expect.any(String),
          role: 'member',
          isAdmin: false,
          emailVerifiedAt: null,
          lastSeenAt: null,
          signedInAt: null,
          disabledAt: null,
          hasSecondFactor: false,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 50,
      totalPages: 1,
    });
    await archive.signedIn(member);
    const { text, body } = await list('?q=socia@');
    for (const at of [body.items[0].lastSeenAt, body.items[0].signedInAt])
      expect(Date.now() - Date.parse(at)).toBeLessThan(20_000);
    expect(text).not.toMatch(/argon|hash|emailKey|sid/i);
  });

  it('keeps the last visit when the session has ended, and counts the registration as a sign-in', async () => {
    const visitor = archive.visitor();
    const registration = { email: 'nuova@example.org', password: 'molo audace', confirmPassword: 'molo audace' };
    await visitor.change('POST', '/api/auth/register', { json: { ...registration, acceptedPrivacyPolicy: true } });
    await visitor.get('/api/favorites');
    await visitor.change('POST', '/api/auth/logout');
    const expectBoth = async (email: string): Promise<void> => {
      const { items } = (await list(`?q=${email}`)).body;
      for (const at of [items[0].lastSeenAt, items[0].signedInAt])
        expect(Date.now() - Date.parse(at)).toBeLessThan(20_000);
    };
    await expectBoth('nuova@');
    const member = await archive.aMember({ email: 'uscita@example.org' });
    await archive.signedIn(member);
    await endSessions(member.id);
    await expectBoth('uscita@');
    await change(member.id, { isDisabled: true, password: self.password });
    await expectBoth('uscita@');
  });

  it('is paged, newest first, and searched by address and name', async () => {
    for (let n = 0; n < 51; n += 1) await archive.aMember({ email: `molti-${n}@example.org` });
    expect((await list('?q=molti-')).body).toMatchObject({ total: 51, totalPages: 2, items: { length: 50 } });
    const second = (await list('?q=molti-&page=2')).body;
    expect(second.items.map(({ email }: { email: string }) => email)).toEqual(['molti-0@example.org']);
    await archive.database.query(`update users set display_name = 'Žiga' where email = 'molti-7@example.org'`);
    expect((await list(`?q=${encodeURIComponent('žiga')}`)).body).toMatchObject({ total: 1 });
    expect((await list('?q=%25')).body).toMatchObject({ total: 0 });
    expect((await list('?q=_')).body).toMatchObject({ total: 0 });
    expect((await list('?page=99&q=molti-')).body).toMatchObject({ page: 2 });
  });

  it('refuses invalid parameters', async () => {
    for (const query of ['?page=0', '?page=x', `?q=${'x'.repeat(201)}`, '?q[]=a'])
      expect([200, 400]).toContain((await list(query)).status);
    expect((await list('?q=%00')).status).toBeLessThan(500);
  });
});

describe('the role of an account', () => {
  it('is granted and revoked, with effect from the next request', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    for (const password of [undefined, 'not it', null, 1])
      expect(await change(member.id, { role: 'administrator', password })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'password' }] },
      });
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    const granted = await change(member.id, { role: 'administrator', password: self.password });
    expect(granted.body).toMatchObject({ id: member.id, role: 'administrator', isAdmin: true });
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    expect((await change(member.id, { role: 'member' })).body).toMatchObject({ isAdmin: false });
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    expect(await archive.historyOf('user', member.id)).toEqual([
      expect.objectContaining({ before: { role: 'member' }, after: { role: 'administrator' }, userId: self.id }),
      expect.objectContaining({ before: { role: 'administrator' }, after: { role: 'member' }, userId: self.id }),
    ]);
  });

  it('is not overwritten by somebody who has seen another one', async () => {
    const member = await archive.aMember();
    const toModerator = { role: 'moderator', seenRole: 'member', password: self.password };
    await archive.database.query('update users set has_long_password = true where id = $1', [member.id]);
    expect((await change(member.id, toModerator)).status).toBe(200);
    const stale = await change(member.id, { role: 'editor', seenRole: 'member', password: self.password });
    expect([stale.status, stale.body.code]).toEqual([409, 'record_outdated']);
    expect((await list(`?q=${member.email}`)).body.items[0].role).toBe('moderator');
  });

  it('asks for the password where it is needed and none was typed', async () => {
    const member = await archive.aMember();
    for (const password of [undefined, ''])
      expect((await change(member.id, { role: 'editor', password })).body.errors).toMatchObject([
        { field: 'password', code: 'errorPasswordRequired' },
      ]);
  });

  it('records nothing when nothing changes', async () => {
    const member = await archive.aMember();
    expect((await change(member.id, { role: 'member' })).status).toBe(200);
    expect(await archive.historyOf('user', member.id)).toEqual([]);
  });

  it('stays with the last one', async () => {
    await archive.database.query(`update users set role = 'member' where id <> $1`, [self.id]);
    expect(await change(self.id, { role: 'editor' })).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
    expect((await list()).status).toBe(200);
  });

  it.each([
    [{}],
    [{ role: 'root' }],
    [{ role: null }],
    [{ role: 1 }],
    [{ isDisabled: 'true' }],
    [{ isDisabled: null }],
    [{ isAdmin: true }],
    [{ role: 'administrator', email: 'x@example.org' }],
    [{ role: 'administrator', passwordHash: 'x' }],
  ])('is not changed by %j', async (fields) => {
    const member = await archive.aMember();
    expect((await change(member.id, fields)).status).toBe(400);
    expect(
      await archive.database.query(
        `select 1 from users where id = $1 and (role <> 'member' or disabled_at is not null)`,
        [member.id],
      ),
    ).toEqual([]);
  });
});

describe('the password of somebody who gets rights', () => {
  const chosen = 'bora scura 1954';
  const promote = (id: number) => change(id, { role: 'editor', password: self.password });

  it('must be known to have 12 characters or more', async () => {
    const visitor = archive.visitor();
    const fields = { email: 'corta@example.org', acceptedPrivacyPolicy: true };
    const { body: user } = await visitor.change('POST', '/api/auth/register', {
      json: { ...fields, password: 'bora-54', confirmPassword: 'bora-54' },
    });
    expect(await promote(user.id)).toMatchObject({ status: 409, body: { code: 'staff_password_short' } });
    expect((await visitor.get('/api/user')).body).toMatchObject({ role: 'member' });
    const json = { currentPassword: 'bora-54', newPassword: chosen };
    expect((await visitor.change('POST', `/api/users/${user.id}/change-password`, { json })).status).toBe(204);
    expect((await promote(user.id)).body).toMatchObject({ role: 'editor' });
  });

  it('is known from the next sign-in where it was stored without its length', async () => {
    const member = await archive.aMember();
    await archive.database.query('update users set has_long_password = false where id = $1', [member.id]);
    expect((await promote(member.id)).status).toBe(409);
    await archive.signedIn(member);
    expect((await promote(member.id)).status).toBe(200);
  });

  it('cannot be exchanged for a shorter one afterwards', async () => {
    const account = await archive.anEditor();
    const editor = await archive.signedIn(account);
    const json = { currentPassword: account.password, newPassword: 'bora-1954' };
    expect(await editor.change('POST', `/api/users/${account.id}/change-password`, { json })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'newPassword', code: 'errorStaffPasswordMin' }] },
    });
  });
});

describe('the roles of editors and moderators', () => {
  it('are given with the own password, and taken without', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect((await change(member.id, { role: 'editor' })).status).toBe(400);
    expect((await change(member.id, { role: 'editor', password: self.password })).body).toMatchObject({
      role: 'editor',
      isAdmin: false,
    });
    expect((await visitor.get('/api/admin/photos')).status).toBe(200);
    expect((await visitor.get('/api/admin/users')).body).toMatchObject({ code: 'role_missing' });
    // A moderator has rights that an editor lacks.
    expect((await change(member.id, { role: 'moderator' })).status).toBe(400);
    expect((await change(member.id, { role: 'moderator', password: self.password })).status).toBe(200);
    expect((await visitor.get('/api/admin/photos')).body).toMatchObject({ code: 'role_missing' });
    expect((await visitor.get('/api/admin/contact-messages')).status).toBe(200);
    expect((await change(member.id, { role: 'member' })).status).toBe(200);
    expect((await visitor.get('/api/admin/contact-messages')).body).toMatchObject({ code: 'admin_only' });
  });

  it('show and revert only the history of what the role may change', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    const photo = await archive.aPhoto({ title: 'Prima' });
    await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { title: 'Dopo' } });
    const somebody = await archive.aMember();
    await change(somebody.id, { role: 'editor', password: self.password });
    const seen = (await editor.get('/api/admin/change-sets')).body.items;
    expect(seen).toMatchObject([{ changeCount: 1 }]);
    const all = (await admin.get(`/api/admin/change-sets?kind=user&recordId=${somebody.id}`)).body.items;
    expect((await editor.get(`/api/admin/change-sets/${all[0].id}`)).status).toBe(404);
    expect((await editor.change('POST', `/api/admin/change-sets/${all[0].id}/revert`, { json: {} })).status).toBe(404);
    const reverted = await editor.change('POST', `/api/admin/change-sets/${seen[0].id}/revert`, { json: {} });
    expect(reverted.status).toBe(200);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body.title).toBe('Prima');
  });

  it('filter the list', async () => {
    const moderator = await archive.aModerator({ email: 'filtro@example.org' });
    expect((await list('?q=filtro@&role=moderator')).body.items).toMatchObject([{ id: moderator.id }]);
    expect((await list('?q=filtro@&role=editor')).body.total).toBe(0);
    expect((await list('?role=root')).status).toBe(400);
  });
});

describe('a disabled account', () => {
  const signIn = ({ email }: Account, password: string) => archive.visitor().signIn({ email, password });

  it('loses its sessions at once, and says so only to who knows the password', async () => {
    const member = await archive.aMember({ email: 'spenta@example.org' });
    const visitor = await archive.signedIn(member);
    expect((await change(member.id, { isDisabled: true, password: self.password })).body.disabledAt).toEqual(
      expect.any(String),
    );
    expect((await visitor.get('/api/user')).text).toBe('null');
    expect(await signIn(member, 'not it')).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } });
    expect(await signIn(member, member.password)).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
    expect((await list('?q=spenta@&disabled=true')).body.total).toBe(1);
    expect((await list('?q=spenta@&disabled=false')).body.total).toBe(0);
    // A plain member gains no rights in the administration.
    expect((await change(member.id, { isDisabled: false })).body.disabledAt).toBeNull();
    expect((await signIn(member, member.password)).status).toBe(200);
    expect(await archive.historyOf('user', member.id)).toEqual([
      expect.objectContaining({ after: { isDisabled: true }, userId: self.id }),
      expect.objectContaining({ after: { isDisabled: false }, userId: self.id }),
    ]);
  });

  it('of an administrator loses its API keys for good, and is enabled with the own password only', async () => {
    const maker = await archive.anAdmin();
    const made = await (
      await archive.signedIn(maker)
    ).change('POST', '/api/admin/api-keys', { json: { name: 'export', scopes: ['read'], password: maker.password } });
    const withKey = async (): Promise<number> =>
      (await fetch(`${archive.url}/api/photos`, { headers: { 'X-API-Key': made.body.key } })).status;
    expect(await withKey()).toBe(200);
    expect((await change(maker.id, { isDisabled: true, password: self.password })).status).toBe(200);
    expect(await withKey()).toBe(401);
    expect((await change(maker.id, { isDisabled: false })).status).toBe(400);
    expect((await change(maker.id, { isDisabled: false, password: self.password })).status).toBe(200);
    expect((await archive.signedIn(maker)).cookies.has('session')).toBe(true);
    expect(await withKey()).toBe(401);
  });

  it('is disabled with the own password only', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect((await change(member.id, { isDisabled: true })).body.errors).toMatchObject([{ field: 'password' }]);
    expect(await change(member.id, { isDisabled: true, password: 'not it' })).toMatchObject(wrongPassword);
    expect((await visitor.get('/api/user')).text).not.toBe('null');
  });

  it('is not one’s own', async () => {
    expect(await change(self.id, { isDisabled: true })).toMatchObject({ status: 409, body: { code: 'own_account' } });
  });
});

it('an administrator ends the sessions of an account, which may sign in again', async () => {
  const member = await archive.aMember();
  const visitor = await archive.signedIn(member);
  expect(await endSessions(member.id, 'not it')).toMatchObject(wrongPassword);
  expect((await visitor.get('/api/user')).text).not.toBe('null');
  expect((await endSessions(member.id)).status).toBe(204);
  expect((await visitor.get('/api/user')).text).toBe('null');
  expect((await archive.signedIn(member)).cookies.has('session')).toBe(true);
  expect((await endSessions(2147483000)).status).toBe(404);
});

describe('deleting somebody’s account', () => {
  it('ends its sessions and takes everything along', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect(await remove(member.id, 'not it')).toMatchObject(wrongPassword);
    expect((await visitor.get('/api/user')).text).not.toBe('null');
    expect((await remove(member.id)).status).toBe(204);
    expect((await visitor.get('/api/user')).text).toBe('null');
    expect((await remove(member.id)).status).toBe(404);
    expect((await change(member.id, { role: 'administrator', password: self.password })).status).toBe(404);
  });

  it('is not the way to delete one’s own', async () => {
    expect(await remove(self.id)).toMatchObject({ status: 409, body: { code: 'own_account' } });
  });

  it('answers 404 under an invalid id', async () => {
    for (const id of [0, -1, 2_147_483_648, 2_147_483_000]) expect((await remove(id)).status).toBe(404);
  });
});
