import type { Role } from '../../src/contract/roles.js';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import argon2 from 'argon2';
import { UsersService } from '../../src/accounts/users/users.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { Visitor } from '../support/visitor.js';

const password = 'canale grande';

let archive: TestArchive;
let users: UsersService;
let numbered = 0;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  users = archive.app.get(UsersService);
});
afterAll(() => archive.close());

const aVisitor = (): Visitor => new Visitor(archive.url);

async function aMember(fields: { email?: string; password?: string; role?: Role } = {}) {
  numbered += 1;
  return users.create({ email: `member-${numbered}@example.org`, password, ...fields }, 'test');
}

async function signedIn(fields: { role?: Role } = {}) {
  const user = await aMember(fields);
  const visitor = aVisitor();
  expect((await visitor.signIn({ email: user.email, password })).status).toBe(200);
  return { user, visitor };
}

describe('signing in', () => {
  it('answers the user, and nothing of the password', async () => {
    const user = await aMember();
    const { status, body, headers } = await aVisitor().signIn({ email: user.email, password });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toEqual({
      id: user.id,
      email: user.email,
      displayName: null,
      username: expect.stringMatching(/^membro-[a-z2-9]{4}$/),
      profileImageUrl: null,
      createdAt: user.createdAt.toISOString(),
      role: 'member',
      isAdmin: false,
    });
  });

  it('shows the user to later requests, and null to everybody else', async () => {
    const { user, visitor } = await signedIn();
    const own = await visitor.get('/api/user');
    expect(own.body).toMatchObject({ id: user.id });
    expect(own.text).not.toMatch(/hash|argon/i);
    const anonymous = await aVisitor().get('/api/user');
    expect(anonymous).toMatchObject({ status: 200, text: 'null' });
    expect(anonymous.headers.get('content-type')).toMatch('application/json');
    expect(anonymous.headers.get('cache-control')).toBe('private, no-store');
    expect(anonymous.headers.getSetCookie()).toEqual([]);
  });

  it('finds the account in any spelling of its address', async () => {
    await aMember({ email: 'José@Example.org' });
    for (const email of ['josé@example.org', '  JOSÉ@EXAMPLE.ORG ', 'jose\u0301@example.org'])
      expect((await aVisitor().signIn({ email, password })).status).toBe(200);
  });

  it('accepts the same password in another Unicode normalization', async () => {
    const user = await aMember({ password: 'Città vecchia ﬁume' });
    const decomposed = 'Citta\u0300 vecchia fiume';
    expect((await aVisitor().signIn({ email: user.email, password: decomposed })).status).toBe(200);
  });

  it('sets a session cookie that no script reads and that ends with the browser', async () => {
    const { visitor } = await signedIn();
    const cookie = visitor.setCookies.get('session');
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Expires|Max-Age|Secure/i);
  });

  it('keeps the session for 30 days with “remember me”', async () => {
    const user = await aMember();
    const visitor = aVisitor();
    await visitor.signIn({ email: user.email, password, rememberMe: true });
    const expires = /Expires=([^;]+)/.exec(visitor.setCookies.get('session') ?? '')?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    const [row] = await archive.database.query('select expire from sessions where user_id = $1', [user.id]);
    expect((row.expire.getTime() - Date.now()) / 86_400_000).toBeGreaterThan(29.9);
  });

  it('begins a new session under a new id, and keeps nothing of the old one', async () => {
    const { user, visitor } = await signedIn();
    const first = visitor.cookies.get('session') as string;
    const second = await aMember();
    await visitor.signIn({ email: second.email, password });
    expect(visitor.cookies.get('session')).not.toBe(first);
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: second.id });
    const holder = aVisitor();
    holder.cookies.set('session', first);
    expect((await holder.get('/api/user')).text).toBe('null');
    expect(await archive.database.query('select 1 from sessions where user_id = $1', [user.id])).toEqual([]);
  });

  it('answers the same for an unknown address and a wrong password', async () => {
    const user = await aMember();
    const wrong = await aVisitor().signIn({ email: user.email, password: 'not it' });
    const unknown = await aVisitor().signIn({ email: 'nobody@example.org', password: 'not it' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } });
    const { requestId: one, ...wrongBody } = wrong.body;
    const { requestId: two, ...unknownBody } = unknown.body;
    expect(one).not.toBe(two);
    expect(unknownBody).toEqual(wrongBody);
    expect(unknown.status).toBe(wrong.status);
    const names = ({ headers }: typeof wrong) => [...headers.keys()].sort();
    expect(names(unknown)).toEqual(names(wrong));
  });

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'not it' })],
    ['an unknown address', () => ({ email: 'nobody@example.org', password: 'not it' })],
    ['a password far too long', (email: string) => ({ email, password: 'x'.repeat(90_000) })],
  ])('does the same work for %s, so that the time it takes tells nothing', async (_, credentials) => {
    const { email } = await aMember();
    const verified = jest.spyOn(argon2, 'verify');
    expect((await aVisitor().signIn(credentials(email))).status).toBe(401);
    // Both compare one hash at the same cost, so the time does not depend on the input.
    const costOf = ([hash]: Parameters<typeof argon2.verify>) => hash.split('$').slice(1, 4).join(' ');
    expect(verified.mock.calls.map(costOf)).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
    expect(String(verified.mock.calls[0]?.[1]).length).toBeLessThan(100);
    verified.mockRestore();
  });

  it.each([
    [
      { email: '', password },
      { field: 'email', code: 'errorEmailRequired' },
    ],
    [{ password }, { field: 'email', code: 'errorEmailRequired' }],
    [
      { email: 'nowhere', password },
      { field: 'email', code: 'errorEmailInvalid' },
    ],
    [
      { email: `${'a'.repeat(300)}@example.org`, password },
      { field: 'email', code: 'errorEmailInvalid' },
    ],
    [
      { email: ['a@example.org'], password },
      { field: 'email', code: 'errorEmailInvalid' },
    ],
    [
      { email: { $ne: null }, password },
      { field: 'email', code: 'errorEmailInvalid' },
    ],
    [
      { email: 'a\u0000@example.org', password },
      { field: 'email', code: 'errorEmailInvalid' },
    ],
    [
      { email: 'a@example.org', password: '' },
      { field: 'password', code: 'errorPasswordRequired' },
    ],
    [{ email: 'a@example.org' }, { field: 'password', code: 'errorPasswordRequired' }],
    [
      { email: 'a@example.org', password: ['x'] },
      { field: 'password', code: 'errorPasswordRequired' },
    ],
    [
      { email: 'a@example.org', password, rememberMe: 'maybe' },
      { field: 'rememberMe', code: 'field_invalid' },
    ],
    [
      { email: 'a@example.org', password, isAdmin: true },
      { field: 'isAdmin', code: 'field_unknown' },
    ],
  ])('says what is wrong with %j', async (json, error) => {
    const { status, body } = await aVisitor().change('POST', '/api/auth/login', { json });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [error] });
    expect(body.errors[0].message).toEqual(expect.any(String));
  });

  it.each([
    ['[]'],
    ['null'],
    ['"text"'],
    ['{"__proto__":{"isAdmin":true}}'],
    ['{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['{"email":'],
    ['{"toString":1,"hasOwnProperty":2}'],
  ])('refuses the body %s and stays up', async (text) => {
    const visitor = aVisitor();
    await visitor.get('/api/csrf');
    const response = await fetch(`${archive.url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': visitor.cookies.get('csrf') as string,
        Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: text,
    });
    expect(response.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('treats a password with NUL bytes or lone surrogates as any other wrong one', async () => {
    const { email } = await aMember();
    for (const odd of ['\u0000', `${password}\u0000`, '\ud800', '\u202e'])
      expect((await aVisitor().signIn({ email, password: odd })).status).toBe(401);
  });

  it('treats malformed session cookies as anonymous', async () => {
    for (const cookie of ['', 's:', 's:x.y', '%00', '%E0%A4%A', '__proto__', 'x'.repeat(4000)]) {
      const answer = await aVisitor().get('/api/user', { Cookie: `session=${cookie}` });
      expect([answer.status, answer.text]).toEqual([200, 'null']);
    }
  });
});

describe('signing out', () => {
  it('ends the session on the server', async () => {
    const { visitor } = await signedIn({ role: 'administrator' });
    const stolen = visitor.cookies.get('session') as string;
    expect((await visitor.get('/api/admin/api-keys')).status).toBe(200);
    expect((await visitor.change('POST', '/api/auth/logout')).status).toBe(204);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await visitor.get('/api/user')).text).toBe('null');
    const thief = aVisitor();
    thief.cookies.set('session', stolen);
    expect(await thief.get('/api/admin/api-keys')).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
  });

  it('does no harm to somebody who is not signed in', async () => {
    expect((await aVisitor().change('POST', '/api/auth/logout')).status).toBe(204);
  });
});

describe('a session', () => {
  it('is anonymous when its account is deleted', async () => {
    const { user, visitor } = await signedIn();
    await archive.database.query('delete from users where id = $1', [user.id]);
    expect((await visitor.get('/api/user')).text).toBe('null');
  });

  it('has the rights that the database gives its user now', async () => {
    const { user, visitor } = await signedIn();
    expect(await visitor.get('/api/admin/api-keys')).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    await archive.database.query(`update users set role = 'administrator' where id = $1`, [user.id]);
    expect((await visitor.get('/api/admin/api-keys')).status).toBe(200);
    await archive.database.query(`update users set role = 'member' where id = $1`, [user.id]);
    expect((await visitor.get('/api/admin/api-keys')).status).toBe(403);
  });

  it('ends with a new password', async () => {
    const { user, visitor } = await signedIn();
    await users.changePassword({ userId: user.id, password: 'a new one', source: 'test' });
    expect((await visitor.get('/api/user')).text).toBe('null');
    expect((await aVisitor().signIn({ email: user.email, password })).status).toBe(401);
    expect((await aVisitor().signIn({ email: user.email, password: 'a new one' })).status).toBe(200);
  });

  it('is not read for a path whose answer is the same for everyone', async () => {
    const { visitor } = await signedIn();
    await archive.database.query('alter table sessions rename to sessions_away');
    try {
      expect((await visitor.get('/it/archivio')).status).toBe(404);
      expect((await visitor.get('/api/user')).status).toBe(500);
      expect((await aVisitor().get('/api/user')).text).toBe('null');
    } finally {
      await archive.database.query('alter table sessions_away rename to sessions');
    }
  });
});

describe('the administrator of the configuration', () => {
  it('is created once, and not changed afterwards', async () => {
    const email = 'Start@Example.org';
    const made = await Promise.all([1, 2, 3].map(() => users.createAdministrator({ email, password })));
    expect(made.filter((answer) => answer.made)).toHaveLength(1);
    expect(new Set(made.map((answer) => answer.user.id)).size).toBe(1);
    await users.createAdministrator({ email, password: 'another' });
    expect((await aVisitor().signIn({ email, password })).body).toMatchObject({
      isAdmin: true,
      email: 'Start@Example.org',
    });
  });
});
