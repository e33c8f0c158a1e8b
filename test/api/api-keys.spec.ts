import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UsersService } from '../../src/accounts/users/users.service.js';
import type { NewApiKey } from '../../src/contract/user.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { Visitor } from '../support/visitor.js';

const administrator = { email: 'admin@example.org', password: 'canale grande' };

let archive: TestArchive;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  await archive.app.get(UsersService).createAdministrator(administrator);
  admin = new Visitor(archive.url);
  await admin.signIn(administrator);
});
afterAll(() => archive.close());

async function aKey(fields: object = {}): Promise<NewApiKey> {
  const answer = await admin.change('POST', '/api/admin/api-keys', {
    json: { name: 'catalogue', scopes: ['read'], password: administrator.password, ...fields },
  });
  expect(answer.status).toBe(201);
  return answer.body as NewApiKey;
}

/** One call that a key may read, and one that it may write (it answers 404 to callers with the right, since there is no such photo). */
const reading = ['GET', '/api/tags'] as const;
const writing = ['POST', '/api/admin/photos/1/retry'] as const;

const withKey = (key: string, [method, path]: readonly [string, string] = reading) =>
  new Visitor(archive.url).send(method, path, { headers: { 'X-API-Key': key } });
const refused = { status: 401, body: { code: 'api_key_invalid' } };

describe('making a key', () => {
  it('shows the key once and stores only its hash', async () => {
    const made = await aKey({ name: '  Catalogue of the library ', scopes: ['write', 'read'] });
    expect(made.key).toMatch(/^veduta_[0-9A-Za-z]{32}$/);
    expect(made).toMatchObject({
      name: 'Catalogue of the library',
      scopes: ['read', 'write'],
      prefix: made.key.slice(0, 12),
      createdBy: { id: expect.any(Number), name: expect.any(String) },
      lastUsedAt: null,
      revokedAt: null,
    });
    const list = await admin.get('/api/admin/api-keys');
    expect(list.status).toBe(200);
    expect(list.body[0]).toEqual({ ...made, key: undefined });
    expect(list.text).not.toContain(made.key);
    const [row] = await archive.database.query('select * from api_keys where id = $1', [made.id]);
    expect(JSON.stringify(row)).not.toContain(made.key);
    const changes = await archive.historyOf('api_key', made.id);
    expect(changes).toMatchObject([{ action: 'created', keyId: null, userId: expect.any(Number) }]);
    expect(JSON.stringify(changes)).not.toContain(made.key);
    expect(JSON.stringify(changes)).not.toContain(row.key_hash);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ name: ['x'] }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['write'] }, 'scopes'],
    [{ scopes: ['read', 'admin'] }, 'scopes'],
    [{ scopes: ['read', 'read'] }, 'scopes'],
    [{ scopes: 'read' }, 'scopes'],
    [{ scopes: { 0: 'read' } }, 'scopes'],
    [{ scopes: [null] }, 'scopes'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ expiresAt: '2020-01-01' }, 'expiresAt'],
    [{ expiresAt: ['2099-01-01'] }, 'expiresAt'],
    [{ expiresAt: '+275760-09-13T00:00:00Z' }, 'expiresAt'],
    [{ keyHash: 'x' }, 'keyHash'],
    [{ password: undefined }, 'password'],
    [{ password: 'not it' }, 'password'],
  ])('refuses %j', async (fields, field) => {
    const json = { name: 'catalogue', scopes: ['read'], password: administrator.password, ...fields };
    const { status, body } = await admin.change('POST', '/api/admin/api-keys', { json });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('is for administrators in person', async () => {
    expect((await new Visitor(archive.url).get('/api/admin/api-keys')).status).toBe(401);
    const user = { email: 'member@example.org', password: 'canale grande' };
    await archive.app.get(UsersService).create(user, 'test');
    const member = new Visitor(archive.url);
    await member.signIn(user);
    for (const answer of [
      await member.get('/api/admin/api-keys'),
      await member.change('POST', '/api/admin/api-keys', { json: { name: 'x', scopes: ['read'] } }),
      await member.change('DELETE', '/api/admin/api-keys/1'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'admin_only' } });
  });
});

describe('a key', () => {
  it('is read from either header, needs no CSRF token and sets no cookie', async () => {
    const { key } = await aKey({ scopes: ['read', 'write'] });
    const ways: Record<string, string>[] = [
      { 'X-API-Key': key },
      { Authorization: `Bearer ${key}` },
      { authorization: `bearer ${key}` },
    ];
    for (const headers of ways) {
      const visitor = new Visitor(archive.url);
      const read = await visitor.send(...reading, { headers });
      expect(read).toMatchObject({ status: 200, body: [] });
      expect(read.headers.get('cache-control')).toBe('private, no-store');
      expect((await visitor.send(...writing, { headers })).body.code).toBe('photo_not_found');
      expect(visitor.cookies.size).toBe(0);
    }
  });

  it('does what its scopes allow and no more', async () => {
    const { key } = await aKey();
    expect((await withKey(key)).status).toBe(200);
    expect(await withKey(key, writing)).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
  });

  it('never manages keys, and is nobody in person', async () => {
    const { key, id } = await aKey({ scopes: ['read', 'write'] });
    for (const [method, path] of [
      ['GET', '/api/admin/api-keys'],
      ['POST', '/api/admin/api-keys'],
      ['DELETE', `/api/admin/api-keys/${id}`],
      ['GET', '/api/user'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/logout'],
      ['GET', '/api/csrf'],
    ] as const)
      expect(await withKey(key, [method, path])).toMatchObject({ status: 403, body: { code: 'session_only' } });
  });

  it('takes precedence over a session', async () => {
    const { key } = await aKey();
    const headers = { 'X-API-Key': key };
    expect((await admin.send('GET', '/api/admin/api-keys', { headers })).status).toBe(403);
    const bad: Record<string, string>[] = [
      { 'X-API-Key': 'veduta_nothing' },
      { Authorization: 'Basic YTpi' },
      { Authorization: '' },
    ];
    for (const headers of bad) expect(await admin.send('GET', '/api/user', { headers })).toMatchObject(refused);
  });

  it('ends at once when it is revoked, which is recorded once', async () => {
    const { key, id } = await aKey();
    expect((await withKey(key)).status).toBe(200);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await admin.change('DELETE', `/api/admin/api-keys/${id}`)).status).toBe(204);
    expect(await withKey(key)).toMatchObject(refused);
    const list = await admin.get('/api/admin/api-keys');
    expect(list.body.find((one) => one.id === id)?.revokedAt).toEqual(expect.any(String));
    expect(await archive.historyOf('api_key', id)).toMatchObject([{ action: 'created' }, { action: 'removed' }]);
  });

  it('ends in a year unless another date was given', async () => {
    const { expiresAt } = await aKey();
    const days = (Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
  });

  it('ends with the rights of its maker: when they are taken away, and when the account is deleted', async () => {
    const json = { name: 'x', scopes: ['read'] };
    for (const end of ['demoted', 'deleted', 'demoted elsewhere']) {
      const maker = await archive.anAdmin();
      const session = await archive.signedIn(maker);
      const made = await session.change('POST', '/api/admin/api-keys', { json: { ...json, password: maker.password } });
      const { key, id } = made.body as NewApiKey;
      expect((await withKey(key)).status).toBe(200);
      const path = `/api/admin/users/${maker.id}`;
      if (end === 'demoted') await admin.change('PATCH', path, { json: { role: 'member' } });
      if (end === 'deleted') await admin.change('DELETE', path, { json: { password: administrator.password } });
      if (end === 'demoted elsewhere')
        await archive.database.query(`update users set role = 'member' where id = $1`, [maker.id]);
      expect(await withKey(key)).toMatchObject(refused);
      const found = (await admin.get('/api/admin/api-keys')).body.find((one) => one.id === id)!;
      if (end !== 'demoted elsewhere') expect(found.revokedAt).toEqual(expect.any(String));
      if (end === 'deleted') expect(found.createdBy).toBeNull();
    }
  });

  it('ends when its time is over', async () => {
    const { key, id } = await aKey({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect((await withKey(key)).status).toBe(200);
    await archive.database.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await withKey(key)).toMatchObject(refused);
  });

  it('is refused when it is wrong in any way', async () => {
    const { key } = await aKey();
    const other = (await aKey()).key;
    const wrong: Record<string, string>[] = [
      { 'X-API-Key': '' },
      { 'X-API-Key': key.slice(0, -1) },
      { 'X-API-Key': key.toLowerCase() },
      { 'X-API-Key': `${key}, ${key}` },
      { 'X-API-Key': 'veduta_' + "'; drop table users; --" },
      { 'X-API-Key': 'x'.repeat(5000) },
      { Authorization: key },
      { Authorization: 'Bearer' },
      { Authorization: `Bearer ${key} ${key}` },
      { Authorization: `Bearer ${key}`, 'X-API-Key': other },
    ];
    for (const headers of wrong)
      expect(await new Visitor(archive.url).send(...reading, { headers })).toMatchObject(refused);
  });

  it('is ignored in the query of the URL', async () => {
    const { key } = await aKey({ scopes: ['read', 'write'] });
    for (const name of ['api_key', 'apiKey', 'key', 'access_token', 'token'])
      expect((await new Visitor(archive.url).get(`/api/admin/api-keys?${name}=${key}`)).status).toBe(401);
  });

  it('notes its last use, at most once a minute', async () => {
    const { key, id } = await aKey();
    const lastUse = async () =>
      (await archive.database.query('select last_used_at as at from api_keys where id = $1', [id]))[0].at as Date;
    await withKey(key);
    const first = await lastUse();
    expect(Date.now() - first.getTime()).toBeLessThan(5000);
    await withKey(key);
    expect(await lastUse()).toEqual(first);
    await archive.database.query(`update api_keys set last_used_at = now() - interval '2 minutes' where id = $1`, [id]);
    await withKey(key);
    expect((await lastUse()).getTime()).toBeGreaterThanOrEqual(first.getTime());
  });

  it.each(['0', '-1', 'x', '99999999999', '1e3', '%00'])('is not found under the id %s', async (id) => {
    expect((await admin.change('DELETE', `/api/admin/api-keys/${id}`)).status).toBe(404);
  });
});

describe('the rate limit', () => {
  it('holds for each key on its own', async () => {
    const limited = await startArchive({ config: { rateLimit: true } });
    try {
      await limited.app.get(UsersService).createAdministrator(administrator);
      const owner = new Visitor(limited.url);
      await owner.signIn(administrator);
      const make = async () =>
        (
          await owner.change('POST', '/api/admin/api-keys', {
            json: { name: 'x', scopes: ['read'], password: administrator.password },
          })
        ).body.key;
      const [busy, calm] = [await make(), await make()];
      const ask = (key: string) => new Visitor(limited.url).send(...reading, { headers: { 'X-API-Key': key } });
      const statuses: number[] = [];
      for (let round = 0; round < 61; round += 1)
        statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => ask(busy)))).map(({ status }) => status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(600);
      const refusal = await ask(busy);
      expect(refusal).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(calm)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
