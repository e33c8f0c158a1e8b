import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let self: Account;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  self = await archive.anAdmin({ email: 'direzione@example.org' });
  admin = await archive.signedIn(self);
});
afterAll(() => archive.close());

const list = (query = ''): Promise<Answer> => admin.get(`/api/admin/users${query}`);
const change = (id: number, json: object): Promise<Answer> => admin.change('PATCH', `/api/admin/users/${id}`, { json });
const remove = (id: number): Promise<Answer> => admin.change('DELETE', `/api/admin/users/${id}`);

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
          isAdmin: false,
          emailVerifiedAt: null,
          lastSeenAt: null,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 50,
      totalPages: 1,
    });
    await archive.signedIn(member);
    const { text, body } = await list('?q=socia@');
    expect(Date.now() - Date.parse(body.items[0].lastSeenAt)).toBeLessThan(20_000);
    expect(text).not.toMatch(/argon|hash|emailKey|sid/i);
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

describe('the right of administrators', () => {
  it('is granted and revoked, with effect from the next request', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    for (const password of [undefined, 'not it', null, 1])
      expect(await change(member.id, { isAdmin: true, password })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'password' }] },
      });
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    const granted = await change(member.id, { isAdmin: true, password: self.password });
    expect(granted.body).toMatchObject({ id: member.id, isAdmin: true });
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    expect((await change(member.id, { isAdmin: false })).body).toMatchObject({ isAdmin: false });
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    expect(await archive.historyOf('user', member.id)).toEqual([
      expect.objectContaining({ before: { isAdmin: false }, after: { isAdmin: true }, userId: self.id }),
      expect.objectContaining({ before: { isAdmin: true }, after: { isAdmin: false }, userId: self.id }),
    ]);
  });

  it('records nothing when nothing changes', async () => {
    const member = await archive.aMember();
    expect((await change(member.id, { isAdmin: false })).status).toBe(200);
    expect(await archive.historyOf('user', member.id)).toEqual([]);
  });

  it('stays with the last one', async () => {
    await archive.database.query('update users set is_admin = false where id <> $1', [self.id]);
    expect(await change(self.id, { isAdmin: false })).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
    expect((await list()).status).toBe(200);
  });

  it.each([
    [{}],
    [{ isAdmin: 'true' }],
    [{ isAdmin: null }],
    [{ isAdmin: 1 }],
    [{ isAdmin: true, email: 'x@example.org' }],
    [{ isAdmin: true, passwordHash: 'x' }],
  ])('is not changed by %j', async (fields) => {
    const member = await archive.aMember();
    expect((await change(member.id, fields)).status).toBe(400);
    expect(await archive.database.query('select 1 from users where id = $1 and is_admin', [member.id])).toEqual([]);
  });
});

describe('deleting somebody’s account', () => {
  it('ends its sessions and takes everything along', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect((await remove(member.id)).status).toBe(204);
    expect((await visitor.get('/api/user')).text).toBe('null');
    expect((await remove(member.id)).status).toBe(404);
    expect((await change(member.id, { isAdmin: true, password: self.password })).status).toBe(404);
  });

  it('is not the way to delete one’s own', async () => {
    expect(await remove(self.id)).toMatchObject({ status: 409, body: { code: 'own_account' } });
  });

  it('answers 404 under an invalid id', async () => {
    for (const id of [0, -1, 2_147_483_648, 2_147_483_000]) expect((await remove(id)).status).toBe(404);
  });
});
