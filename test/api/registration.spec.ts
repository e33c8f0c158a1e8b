import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import { codesOf } from '../support/field-errors.js';
import { mountFormAnswers, ownPage } from '../support/page-forms.js';
import type { Answer, Visitor } from '../support/visitor.js';

const publicUrl = 'http://archive.example.org';
const password = 'molo audace';

let archive: TestArchive;
let numbered = 0;

beforeAll(async () => {
  archive = await startArchive({
    config: { rateLimit: false, publicUrl },
    mountPages: mountFormAnswers,
  });
});
afterAll(() => archive.close());

const aRegistration = (fields: object = {}) => ({
  email: `nuovo-${(numbered += 1)}@example.org`,
  password,
  confirmPassword: password,
  acceptedPrivacyPolicy: true,
  ...fields,
});
const register = (fields: object = {}, by: Visitor = archive.visitor()) =>
  by.change('POST', '/api/auth/register', { json: aRegistration(fields) });
const count = async (sql: string, parameters: unknown[]): Promise<number> =>
  (await archive.database.query<object[]>(sql, parameters)).length;

describe('registering', () => {
  it('creates an account and signs in with a new session and token', async () => {
    const visitor = archive.visitor();
    await visitor.get('/api/csrf');
    const token = visitor.cookies.get('csrf');
    const answer = await register({ email: 'Ada.Lovelace@Example.org', displayName: ' Ada  Lovelace ' }, visitor);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      email: 'Ada.Lovelace@Example.org',
      displayName: 'Ada  Lovelace',
      username: 'ada-lovelace',
      profileImageUrl: null,
      createdAt: expect.any(String),
      role: 'member',
      isAdmin: false,
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.text).not.toMatch(/hash|argon|molo/i);
    expect(visitor.setCookies.get('session')).toMatch(/HttpOnly/);
    expect(visitor.setCookies.get('session')).not.toMatch(/Expires|Max-Age/i);
    expect(visitor.cookies.get('csrf')).not.toBe(token);
    expect((await visitor.get('/api/user')).body).toEqual(answer.body);
    expect((await visitor.change('POST', '/api/auth/logout')).status).toBe(204);
  });

  it('stores the address as it was typed, and finds it in any spelling', async () => {
    await register({ email: ' Rosé@Example.org ' });
    const answer = await archive.visitor().signIn({ email: 'ROSE\u0301@example.ORG', password });
    expect(answer).toMatchObject({ status: 200, body: { email: 'Rosé@Example.org' } });
    expect(await register({ email: 'rosé@EXAMPLE.org' })).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it('generates a name that reveals nothing of the address when none is given', async () => {
    for (const displayName of [undefined, '', '   '])
      expect((await register({ email: `segreto-${(numbered += 1)}@example.org`, displayName })).body).toMatchObject({
        displayName: null,
        username: expect.stringMatching(/^membro-[a-z2-9]{4}$/),
      });
  });

  it('gives everybody a name of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register({ displayName: 'Italo Svevo' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const names = answers.map(({ body }) => body.username);
    expect(new Set(names).size).toBe(5);
    expect(names).toContain('italo-svevo');
  });

  it('has one winner when two take the same address in the same moment', async () => {
    const email = 'una-sola@example.org';
    const visitors = Array.from({ length: 6 }, () => archive.visitor());
    await Promise.all(visitors.map((visitor) => visitor.get('/api/csrf')));
    const answers = await Promise.all(visitors.map((visitor) => register({ email }, visitor)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(await count('select 1 from users where email_key = $1', [email])).toBe(1);
    for (const [n, visitor] of visitors.entries())
      expect((await visitor.get('/api/user')).text === 'null').toBe(answers[n]!.status === 409);
  });

  it('records the consent with its time and text', async () => {
    const kindsOf = async ({ body }: Answer): Promise<object[]> =>
      archive.database.query('select kind, text_version, given_at from consents where user_id = $1 order by id', [
        body.id,
      ]);
    expect(await kindsOf(await register({ acceptedNewsletter: true }))).toEqual([
      { kind: 'privacy', text_version: '1.0', given_at: expect.any(Date) },
      { kind: 'newsletter', text_version: '1.0', given_at: expect.any(Date) },
    ]);
    expect(await kindsOf(await register({ acceptedNewsletter: false }))).toMatchObject([{ kind: 'privacy' }]);
  });

  it('replaces the session of whoever was signed in before', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    const before = visitor.cookies.get('session') as string;
    expect((await register({}, visitor)).status).toBe(201);
    const holder = archive.visitor();
    holder.cookies.set('session', before);
    expect((await holder.get('/api/user')).text).toBe('null');
  });

  it('does not accept a session id that the client chose', async () => {
    const visitor = archive.visitor();
    visitor.cookies.set('session', 's%3Achosen.by-an-attacker');
    await register({}, visitor);
    expect(visitor.cookies.get('session')).not.toMatch(/chosen/);
    expect((await visitor.get('/api/user')).body).toMatchObject({ isAdmin: false });
  });
});

describe('an invalid registration', () => {
  it('names each error with its code', async () => {
    const answer = await register({
      email: 'nessuno',
      password: '12345',
      confirmPassword: '1234',
      acceptedPrivacyPolicy: false,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(codesOf(answer)).toEqual([
      ['email', 'errorInvalidEmail'],
      ['password', 'errorPasswordMin'],
      ['confirmPassword', 'errorPasswordMatch'],
      ['acceptedPrivacyPolicy', 'errorPrivacyRequired'],
    ]);
  });

  it.each(['123456', 'Password1', 'nessuno', 'NESSUNO@example.org', 'qwerty123'])(
    'refuses %s, which anybody would try first',
    async (password) => {
      const answer = await register({ email: 'nessuno@example.org', password, confirmPassword: password });
      expect(codesOf(answer)).toEqual([['password', 'errorPasswordCommon']]);
    },
  );

  it.each(['qwertz', 'ciaociao', 'Passwort1', 'Triestina', 'TRIESTE', 'trieste-1954', 'Archivio di Trieste!'])(
    'refuses %s, which anybody here would try first',
    async (password) => {
      const administrator = await archive.signedIn(await archive.anAdmin());
      const json = { city: 'Trieste', siteName: 'Archivio di Trieste' };
      await administrator.change('PUT', '/api/admin/settings', { json });
      const answer = await register({ password, confirmPassword: password });
      expect(codesOf(answer)).toEqual([['password', 'errorPasswordCommon']]);
    },
  );

  it('names every required field that is missing', async () => {
    const answer = await archive.visitor().change('POST', '/api/auth/register', { json: {} });
    expect(codesOf(answer)).toEqual([
      ['email', 'errorInvalidEmail'],
      ['password', 'errorPasswordMin'],
      ['confirmPassword', 'errorPasswordMatch'],
      ['acceptedPrivacyPolicy', 'errorPrivacyRequired'],
    ]);
  });

  it.each([
    ['isAdmin', { isAdmin: true }],
    ['is_admin', { is_admin: true }],
    ['id', { id: 1 }],
    ['username', { username: 'admin' }],
    ['emailVerifiedAt', { emailVerifiedAt: '2020-01-01' }],
    ['emailKey', { emailKey: 'other@example.org' }],
  ])('is refused for a field that is nobody’s to set: %s', async (field, more) => {
    const answer = await register(more);
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual([[field, 'field_unknown']]);
  });

  it.each([
    ['an address with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    ['a quoted address with a line break', { email: '"a\r\nb"@example.org' }, 'email'],
    ['several addresses', { email: 'a@example.org,b@example.org' }, 'email'],
    ['an address without end', { email: `${'a'.repeat(10_000)}@example.org` }, 'email'],
    ['an address that is a list', { email: ['a@example.org'] }, 'email'],
    ['an address that is an object', { email: { $ne: null } }, 'email'],
    ['a password that is a number', { password: 12345678, confirmPassword: 12345678 }, 'password'],
    ['a password without end', { password: 'x'.repeat(1025), confirmPassword: 'x'.repeat(1025) }, 'password'],
    [
      'a password of 1024 long letters',
      { password: '界'.repeat(1024), confirmPassword: '界'.repeat(1024) },
      'password',
    ],
    ['another letter of the same look', { confirmPassword: 'molo audасe' }, 'confirmPassword'],
    ['a name of two lines', { displayName: 'Ada\nAdmin' }, 'displayName'],
    ['a name without end', { displayName: 'x'.repeat(201) }, 'displayName'],
    ['a name that is an object', { displayName: { toString: 'x' } }, 'displayName'],
    ['privacy that is a word', { acceptedPrivacyPolicy: 'true' }, 'acceptedPrivacyPolicy'],
    ['a newsletter that is a word', { acceptedNewsletter: 'yes' }, 'acceptedNewsletter'],
  ])('is refused for %s', async (_title, fields, field) => {
    const answer = await register(fields);
    expect(answer.status).toBe(400);
    expect(codesOf(answer).map(([name]) => name)).toContain(field);
  });

  it.each([['null'], ['[]'], ['"text"'], ['{'], ['1']])('is refused as %s', async (body) => {
    const visitor = archive.visitor();
    await visitor.get('/api/csrf');
    const response = await fetch(`${archive.url}/api/auth/register`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-CSRF-Token': visitor.cookies.get('csrf') as string,
      },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('accepts all kinds of names', async () => {
    for (const displayName of ['Žiga Đorđević', '<b>Bold</b>', "O'Brien; drop table users", '👩‍👩‍👧 famiglia', '李'])
      expect((await register({ displayName })).body).toMatchObject({ displayName });
  });

  it('is refused without the caller’s own token', async () => {
    const answer = await archive.visitor().send('POST', '/api/auth/register', { json: aRegistration() });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_invalid' } });
  });
});

describe('the registration form without scripts', () => {
  const send = (form: Record<string, string>, path = '/it/auth/register', headers: Record<string, string> = ownPage) =>
    archive.visitor().send('POST', path, { form, headers });
  const typed = (fields: Record<string, string> = {}): Record<string, string> => ({
    email: `modulo-${(numbered += 1)}@example.org`,
    password,
    confirmPassword: password,
    displayName: '',
    acceptedPrivacyPolicy: 'on',
    ...fields,
  });

  it('creates the account, signs in and redirects', async () => {
    const visitor = archive.visitor();
    const form = typed({ acceptedNewsletter: 'on' });
    const answer = await visitor.send('POST', '/de/auth/register?redirect=%2Fde%2Ffoto%2Fx', {
      form,
      headers: ownPage,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/foto/x']);
    expect((await visitor.get('/api/user')).body).toMatchObject({ email: form['email'] });
    expect(
      await count(`select 1 from consents c join users u on u.id = c.user_id where email = $1`, [form['email']]),
    ).toBe(2);
  });

  it('is shown again with the typed values, never the passwords', async () => {
    const { acceptedPrivacyPolicy: _, ...form } = typed({
      email: 'Nessuno',
      displayName: 'Ada',
      password: 'secret one',
    });
    const answer = await send(form, '/en/auth/register');
    expect(answer.status).toBe(400);
    expect(answer.body.values).toEqual({
      email: 'Nessuno',
      displayName: 'Ada',
      acceptedPrivacyPolicy: false,
      acceptedNewsletter: false,
    });
    expect(answer.text).not.toMatch(/secret|molo/);
    expect(codesOf(answer)).toEqual([
      ['email', 'errorInvalidEmail'],
      ['confirmPassword', 'errorPasswordMatch'],
      ['acceptedPrivacyPolicy', 'errorPrivacyRequired'],
    ]);
  });

  it('says that the address has an account', async () => {
    const member = await archive.aMember();
    const answer = await send(typed({ email: member.email }), '/en/auth/register');
    expect(answer.body).toMatchObject({ status: 400, message: expect.stringMatching(/already is an account/) });
  });

  it('ignores fields that are nobody’s to set, and other sites', async () => {
    const form = typed({ isAdmin: 'true' });
    expect((await send(form)).status).toBe(303);
    expect(await count(`select 1 from users where email = $1 and role <> 'member'`, [form['email']])).toBe(0);
    expect((await send(typed(), '/it/auth/register', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send(typed(), '/it/auth/register', {})).status).toBe(403);
  });
});

describe('many registrations from one address', () => {
  let guarded: TestArchive;
  beforeAll(async () => {
    guarded = await startArchive({ config: { rateLimit: true } });
  });
  afterAll(() => guarded.close());

  it('are refused after forty within an hour, whatever the sender writes into its headers', async () => {
    const visitor = guarded.visitor();
    const { email } = await guarded.aMember();
    await guarded.database.query(
      `insert into throttling (key, points, expire) values ('registration-address:127.0.0.1', 39, $1)`,
      [Date.now() + 3_600_000],
    );
    const send = (n: number) =>
      visitor.change('POST', '/api/auth/register', {
        json: aRegistration({ email }),
        headers: { 'X-Forwarded-For': `203.0.113.${n}`, Forwarded: `for=203.0.113.${n}` },
      });
    expect((await send(1)).status).toBe(409);
    const refused = await send(2);
    expect(refused).toMatchObject({ status: 429, body: { code: 'registration_throttled' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});
