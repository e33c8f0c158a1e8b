import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UsersService } from '../../src/accounts/users/users.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { Visitor } from '../support/visitor.js';

const administrator = { email: 'admin@example.org', password: 'canale grande' };

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  await archive.app.get(UsersService).createAdministrator(administrator);
});
afterAll(() => archive.close());

const aVisitor = (): Visitor => new Visitor(archive.url);

async function anAdministrator(): Promise<Visitor> {
  const visitor = aVisitor();
  expect((await visitor.signIn(administrator)).status).toBe(200);
  return visitor;
}

const keyFields = { name: 'catalogue', scopes: ['read'], password: administrator.password };
const refused = { status: 403, body: { code: 'csrf_invalid' } };

describe('the CSRF token', () => {
  it('is in a cookie that scripts can read, bound to one that they cannot', async () => {
    const visitor = aVisitor();
    const { status, body, headers } = await visitor.get('/api/csrf');
    expect(status).toBe(200);
    expect(body).toEqual({ token: visitor.cookies.get('csrf') });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(visitor.setCookies.get('csrf')).not.toMatch(/HttpOnly/);
    expect(visitor.setCookies.get('csrf')).toMatch(/SameSite=Lax/);
    expect(visitor.setCookies.get('csrf_id')).toMatch(/HttpOnly/);
  });

  it('stays the same for several tabs', async () => {
    const visitor = aVisitor();
    const first = await visitor.get('/api/csrf');
    expect((await visitor.get('/api/csrf')).body).toEqual(first.body);
  });

  it('is not needed for reading', async () => {
    expect((await aVisitor().get('/api/user')).status).toBe(200);
  });

  it.each([
    ['without any', {}],
    ['with an empty one', { 'X-CSRF-Token': '' }],
    ['with a made-up one', { 'X-CSRF-Token': 'a'.repeat(64) + '.' + 'b'.repeat(64) }],
    ['with nonsense', { 'X-CSRF-Token': '__proto__' }],
  ])('refuses a change %s', async (_title, headers: Record<string, string>) => {
    const visitor = aVisitor();
    await visitor.get('/api/csrf');
    expect(await visitor.send('POST', '/api/auth/login', { json: administrator, headers })).toMatchObject(refused);
    expect(await visitor.send('POST', '/API/auth/login', { json: administrator, headers })).toMatchObject(refused);
  });

  it('refuses a change that echoes no cookie of its own', async () => {
    const visitor = aVisitor();
    const { body } = await visitor.get('/api/csrf');
    visitor.cookies.clear();
    const headers = { 'X-CSRF-Token': body.token };
    expect(await visitor.send('POST', '/api/auth/login', { json: administrator, headers })).toMatchObject(refused);
    visitor.cookies.set('csrf', body.token);
    expect(await visitor.send('POST', '/api/auth/login', { json: administrator, headers })).toMatchObject(refused);
  });

  it('refuses another visitor’s token', async () => {
    const [one, other] = [aVisitor(), aVisitor()];
    await one.get('/api/csrf');
    await other.get('/api/csrf');
    one.cookies.set('csrf', other.cookies.get('csrf') as string);
    expect(await one.change('POST', '/api/auth/login', { json: administrator })).toMatchObject(refused);
  });

  it('refuses another session’s token, and the one from before signing in', async () => {
    const visitor = aVisitor();
    await visitor.get('/api/csrf');
    const before = visitor.cookies.get('csrf') as string;
    await visitor.signIn(administrator);
    const own = visitor.cookies.get('csrf') as string;
    const others = (await anAdministrator()).cookies.get('csrf') as string;
    for (const token of [before, others]) {
      visitor.cookies.set('csrf', token);
      expect(await visitor.change('POST', '/api/admin/api-keys', { json: keyFields })).toMatchObject(refused);
    }
    visitor.cookies.set('csrf', own);
    expect((await visitor.change('POST', '/api/admin/api-keys', { json: keyFields })).status).toBe(201);
  });

  it('is renewed by signing in and signing out, so that the page can continue without requesting one', async () => {
    const visitor = aVisitor();
    await visitor.get('/api/csrf');
    const seen = [visitor.cookies.get('csrf')];
    await visitor.signIn(administrator);
    seen.push(visitor.cookies.get('csrf'));
    await visitor.change('POST', '/api/auth/logout');
    seen.push(visitor.cookies.get('csrf'));
    expect(new Set(seen).size).toBe(3);
    expect((await visitor.signIn(administrator)).status).toBe(200);
  });

  it('guards every kind of change', async () => {
    const visitor = await anAdministrator();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await visitor.send(method, '/api/admin/api-keys/1', { json: {} })).toMatchObject(refused);
  });
});

describe('the body of a change', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'email=a%40example.org&password=x'],
    ['text/plain', '{"email":"a@example.org","password":"x"}'],
    ['application/xml', '<a/>'],
    ['', '{}'],
  ])('is refused as %s', async (type, body) => {
    const response = await fetch(`${archive.url}/api/auth/login`, {
      method: 'POST',
      headers: type ? { 'Content-Type': type } : {},
      body: type ? body : new Blob([body]),
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'media_type_unsupported' });
  });

  it('may be missing', async () => {
    expect((await aVisitor().change('POST', '/api/auth/logout')).status).toBe(204);
  });
});

describe('behind https', () => {
  it('sets every cookie Secure, whether or not the proxy is named', async () => {
    const secure = await startArchive({ config: { rateLimit: false, publicUrl: 'https://archive.example.org' } });
    try {
      await secure.app.get(UsersService).createAdministrator(administrator);
      const visitor = new Visitor(secure.url);
      expect((await visitor.signIn(administrator)).status).toBe(200);
      // Browsers refuse a cookie of this prefix from another host of the same domain.
      for (const name of ['__Host-session', '__Host-csrf', '__Host-csrf_id', '__Host-device']) {
        expect(visitor.setCookies.get(name)).toMatch(/; Path=\/(?:;|$)/);
        expect(visitor.setCookies.get(name)).toMatch(/; Secure/);
        expect(visitor.setCookies.get(name)).not.toMatch(/Domain=/i);
      }
      expect(visitor.cookies.has('session')).toBe(false);
      expect((await visitor.change('POST', '/api/auth/logout')).status).toBe(204);
      expect(visitor.cookies.has('__Host-session')).toBe(false);
    } finally {
      await secure.close();
    }
  });
});
