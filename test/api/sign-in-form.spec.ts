import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UsersService } from '../../src/accounts/users/users.service.js';
import { redirects } from '../../src/site/redirects.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { mountFormAnswers, ownPage } from '../support/page-forms.js';
import { Visitor } from '../support/visitor.js';

const password = 'canale grande';
const member = { email: 'member@example.org', password };
const administrator = { email: 'admin@example.org', password };
const publicUrl = 'http://archive.example.org';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({
    config: { rateLimit: false, publicUrl },
    mountPages: (app) => mountFormAnswers(app.use(redirects)),
  });
  const users = archive.app.get(UsersService);
  await users.create(member, 'test');
  await users.createAdministrator(administrator);
});
afterAll(() => archive.close());

const aVisitor = (): Visitor => new Visitor(archive.url);
const send = (form: Record<string, string> | string, path = '/it/auth', headers: Record<string, string> = ownPage) =>
  aVisitor().send('POST', path, { form, headers });

describe('the sign-in form without scripts', () => {
  it('signs in and redirects, with an ordinary session', async () => {
    const visitor = aVisitor();
    const answer = await visitor.send('POST', '/en/auth', { form: { ...member, rememberMe: 'on' }, headers: ownPage });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(visitor.setCookies.get('session')).toMatch(/Expires/);
    expect((await visitor.get('/api/user')).body).toMatchObject({ email: member.email });
    expect((await visitor.change('POST', '/api/auth/logout')).status).toBe(204);
  });

  it('redirects to the page of this site that the visitor came from', async () => {
    for (const path of ['/it/auth?redirect=%2Fit%2Fuser%2Ffavorites', '/it/auth/?redirect=/it/user/favorites'])
      expect((await send(member, path)).headers.get('location')).toBe('/it/user/favorites');
    const hidden = await send({ ...member, redirect: '/it/archivio?page=2#top' });
    expect(hidden.headers.get('location')).toBe('/it/archivio?page=2#top');
  });

  it('redirects administrators to the administration', async () => {
    const visitor = aVisitor();
    const form = { form: administrator, headers: ownPage };
    const answer = await visitor.send('POST', '/it/auth?redirect=/it/archivio', form);
    expect(answer.headers.get('location')).toBe('/admin');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/it/..//evil.example',
    '/%2e//evil.example',
    '/it/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'evil.example',
    '@evil.example',
    '',
  ])('never leads to another site: %j', async (redirect) => {
    const answers = [
      await send(member, `/it/auth?redirect=${encodeURIComponent(redirect)}`),
      await send({ ...member, redirect }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(303);
      const location = headers.get('location') as string;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, publicUrl).origin).toBe(publicUrl);
      expect(location).toBe('/it');
    }
  });

  it('allows no header injection', async () => {
    const redirect = '/it/%0d%0aSet-Cookie:%20evil=1';
    for (const answer of [
      await send(member, `/it/auth?redirect=${redirect}`),
      await send(member, `/it/auth?redirect=${encodeURIComponent(redirect)}`),
      await send(member, `/it/auth?redirect[]=/x&redirect[a]=/y&redirect=%00`),
    ]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.getSetCookie().join()).not.toMatch(/evil/);
    }
  });

  it('is shown again with the typed values, never the password', async () => {
    const answer = await send({ email: 'Nowhere', password: 'secret thing', rememberMe: 'on' }, '/de/auth');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.body).toEqual({
      values: { email: 'Nowhere', rememberMe: true },
      code: 'validation_failed',
      errors: [{ field: 'email', code: 'errorEmailInvalid', message: expect.any(String) }],
      message: expect.any(String),
      status: 400,
    });
    expect(answer.text).not.toContain('secret');
  });

  it('says in the page’s language that the credentials are wrong', async () => {
    const form = { ...member, password: 'not it' };
    const italian = await send(form, '/it/auth');
    expect(italian.body).toMatchObject({ status: 400, errors: [], message: 'E-mail o password non corretti.' });
    expect((await send(form, '/en/auth')).body.message).toBe('Wrong e-mail address or password.');
  });

  it('names empty fields', async () => {
    const codes = (await send({ email: '', password: '' })).body.errors.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['errorEmailRequired', 'errorPasswordRequired']);
  });

  it.each([
    'email=a&email=b&password=x',
    'email[]=x&password[]=y',
    '__proto__=1&constructor=2',
    '',
    '%',
    'email=%00&password=%00',
    '&&&=',
  ])('treats %j as an invalid form', async (form) => {
    const response = await fetch(`${archive.url}/it/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...ownPage },
      body: form,
    });
    expect(response.status).toBe(400);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: publicUrl }],
    ['a neighbour of our domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['an old browser on another site', { Origin: 'http://evil.example' }],
    ['an old browser on a neighbour', { Origin: 'http://x.archive.example.org' }],
    ['a page without an origin', { Origin: 'null' }],
    ['nowhere at all', {}],
  ])('refuses what comes from %s', async (_title, headers) => {
    for (const path of ['/it/auth', '/it/auth/sign-out'])
      expect(await send(member, path, headers as Record<string, string>)).toMatchObject({
        status: 403,
        body: { code: 'csrf_invalid' },
      });
  });

  it('accepts an old browser that sends our own Origin', async () => {
    expect((await send(member, '/it/auth', { Origin: publicUrl })).status).toBe(303);
  });

  it('accepts forms only', async () => {
    const answer = await aVisitor().send('POST', '/it/auth', { json: member, headers: ownPage });
    expect(answer).toMatchObject({ status: 415, body: { code: 'media_type_unsupported' } });
  });

  it('refuses a form of unreasonable size', async () => {
    expect((await send({ ...member, password: 'x'.repeat(50_000) })).status).toBe(413);
  });

  it('does not handle other pages', async () => {
    for (const path of ['/auth', '/fr/auth', '/it/auth/other', '/it/archivio'])
      expect((await send(member, path)).status).toBe(404);
  });
});

describe('the sign-out form without scripts', () => {
  it('ends the session on the server', async () => {
    const visitor = aVisitor();
    await visitor.signIn(member);
    const session = visitor.cookies.get('session') as string;
    const answer = await visitor.send('POST', '/de/auth/sign-out', { form: {}, headers: ownPage });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de']);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(visitor.cookies.has('session')).toBe(false);
    const holder = aVisitor();
    holder.cookies.set('session', session);
    expect((await holder.get('/api/user')).text).toBe('null');
  });
});
