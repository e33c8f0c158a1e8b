import { IdentityProvider as Client } from '../../src/accounts/institution/identity-provider.js';
import { Config } from '../../src/platform/config/config.js';
import type { OpenIdConnect } from '../../src/platform/config/read-open-id-connect.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { accountPassword, type Account } from '../support/factories.js';
import { clientId, IdentityProvider } from '../support/identity-provider.js';
import { codeOf, sendCode, setUpCodes } from '../support/one-time-codes.js';
import { setUpPasskey, signInWithPasskey } from '../support/passkeys.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { unzipped } from '../support/zip.js';

let provider: IdentityProvider;
let archive: TestArchive;
let settings: OpenIdConnect;
let made = 0;

beforeAll(async () => {
  provider = await IdentityProvider.start();
  archive = await startArchive({
    mountPages,
    // Emails are only enqueued: this archive has no workers.
    environment: { ...provider.environment, RATE_LIMIT: 'off', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  settings = { ...archive.app.get(Config).openIdConnect! };
});
beforeEach(() => {
  provider.reset();
  set({});
});
afterAll(async () => {
  await archive.close();
  await provider.close();
});

/** What the operator has set, beside what is needed. */
function set(changed: Partial<OpenIdConnect> | null): void {
  archive.app.get(Config).openIdConnect = changed && { ...settings, ...changed };
}
/** As after a start: what is known of the provider is read again. */
const forget = (): void => void Object.assign(archive.app.get(Client), { known: null });

const groups = {
  roles: {
    claim: 'groups',
    byValue: new Map([
      ['admins', 'administrator'],
      ['foto', 'editor'],
    ] as const),
  },
};

const aPerson = (more: object = {}) => {
  made += 1;
  return {
    sub: `persona-${made}`,
    email: `anna-${made}@comune.example`,
    email_verified: true,
    name: 'Anna Rossi',
    ...more,
  };
};

const pathOf = (location: string): string => location.replace(archive.url, '');

/** To the provider and to the address that it sends the browser back to. */
async function atProvider(visitor: Visitor, path = '/openid-connect/sign-in?language=it'): Promise<string> {
  const { status, headers } = await visitor.get(path);
  expect(status).toBe(303);
  const there = headers.get('location') ?? '';
  if (!there.startsWith(provider.issuer)) throw new Error(`Not at the provider: ${there}`);
  const answer = await fetch(there, { redirect: 'manual' });
  return pathOf(answer.headers.get('location') ?? '');
}

/** There and back; the address that the visitor is led to. */
async function go(visitor: Visitor, person: object | null, path?: string): Promise<string> {
  provider.person = person as Record<string, unknown> | null;
  const back = await visitor.get(await atProvider(visitor, path));
  expect(back.status).toBe(303);
  return back.headers.get('location') ?? '';
}

async function signedInAs(person: object): Promise<Visitor> {
  const visitor = archive.visitor();
  await go(visitor, person);
  if (!(await userOf(visitor))) throw new Error('Nobody is signed in');
  return visitor;
}

const userOf = async (visitor: Visitor) => (await visitor.get('/api/user')).body;
const problem = (code: string, page = '/it/auth'): string => `${page}?problem=${code}`;
const emailsTo = async (id: number): Promise<string[]> => {
  const rows = await archive.database.query<{ kind: string }[]>(
    'select kind from account_emails where user_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const confirm = (visitor: Visitor, person: object): Promise<string> =>
  go(visitor, person, '/openid-connect/confirmation?language=it&redirect=/it/user/profile-page');
const beginLink = (visitor: Visitor, proof: object = { password: accountPassword }): Promise<Answer> =>
  visitor.change('POST', '/api/user/security/institution', { json: proof });

/** Links the account with the person, as its owner does. */
async function link(visitor: Visitor, person: object, proof?: object): Promise<string> {
  provider.person = person as Record<string, unknown>;
  const { body, status, text } = await beginLink(visitor, proof);
  if (status !== 200) throw new Error(text);
  const there = await fetch((body as { url: string }).url, { redirect: 'manual' });
  const back = await visitor.get(pathOf(there.headers.get('location') ?? ''));
  return back.headers.get('location') ?? '';
}

async function linked(account: Account, person: object): Promise<Visitor> {
  const visitor = await archive.signedIn(account);
  expect(await link(visitor, person)).toBe('/it/user/security');
  return visitor;
}

describe('signing in with the institution', () => {
  it.each([
    ['it', 'Accedi con Comune di Trieste'],
    ['en', 'Sign in with Comune di Trieste'],
    ['de', 'Mit Comune di Trieste anmelden'],
  ])('is a link on the page of the sign-in, in %s', async (language, text) => {
    const { text: page } = await archive.visitor().get(`/${language}/auth?redirect=/${language}/map`);
    expect(page).toContain(text);
    expect(page).toContain(
      `href="/openid-connect/sign-in?language=${language}&amp;redirect=%2F${language}%2Fmap" rel="external nofollow"`,
    );
  });

  it('asks for a code, bound to this attempt, and nothing that scripts could read', async () => {
    await atProvider(archive.visitor());
    expect(Object.fromEntries(provider.asked)).toEqual({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: `${archive.url}/openid-connect/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('makes an account without a password the first time, and leads to the page that one came from', async () => {
    const visitor = archive.visitor();
    const person = aPerson();
    expect(await go(visitor, person, '/openid-connect/sign-in?language=it&redirect=/it/map?q=molo')).toBe(
      '/it/map?q=molo',
    );
    const user = await userOf(visitor);
    expect(user).toMatchObject({
      email: person.email,
      displayName: 'Anna Rossi',
      role: 'member',
      confirmation: { institution: 'Comune di Trieste', until: null },
    });
    const [row] = await archive.database.query(
      `select password_hash, email_verified_at, signed_in_at, (select count(*)::integer from consents where user_id = $1 and kind = 'privacy') as consents
       from users where id = $1`,
      [user.id],
    );
    expect(row).toMatchObject({
      password_hash: null,
      email_verified_at: expect.any(Date),
      signed_in_at: expect.any(Date),
      consents: 1,
    });
    expect(await archive.historyOf('user', user.id)).toMatchObject([{ action: 'created', source: 'institution' }]);
    expect(await visitor.signIn({ email: person.email, password: '' })).toMatchObject({ status: 400 });
    expect(await archive.visitor().signIn({ email: person.email, password: 'null' })).toMatchObject({ status: 401 });
  });

  it('knows a person by the subject, whatever their name and address are now', async () => {
    const person = aPerson();
    const first = await userOf(await signedInAs(person));
    const other = await userOf(await signedInAs({ ...person, email: 'altra@comune.example', name: 'Anna Bianchi' }));
    expect(other).toMatchObject({ id: first.id, email: person.email, displayName: 'Anna Rossi' });
  });

  it('asks the provider for what its token does not say', async () => {
    set(groups);
    provider.isReticent = true;
    forget();
    const person = aPerson({ groups: ['foto'] });
    expect(await userOf(await signedInAs(person))).toMatchObject({ email: person.email, role: 'editor' });
    forget();
  });

  it('sends a link to an address that the provider has not verified, and needs an address', async () => {
    const user = await userOf(await signedInAs(aPerson({ email_verified: false })));
    expect(await emailsTo(user.id)).toContain('verify_email');
    expect(await go(archive.visitor(), aPerson({ email: undefined }))).toBe(problem('institution_address_missing'));
    expect(await go(archive.visitor(), aPerson({ email: 'nessuno' }))).toBe(problem('institution_address_missing'));
  });

  it('begins a session under a new id, with a new CSRF token, on a device that is known from then on', async () => {
    const visitor = archive.visitor();
    await visitor.get('/api/csrf');
    const before = new Map(visitor.cookies);
    const person = aPerson();
    await go(visitor, person);
    expect(visitor.setCookies.get('session')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(visitor.cookies.get('csrf')).not.toBe(before.get('csrf'));
    const { id } = await userOf(visitor);
    expect(await emailsTo(id)).toEqual(['new_device']);
    await visitor.change('POST', '/api/auth/logout');
    const session = visitor.cookies.get('session');
    await go(visitor, person);
    expect(visitor.cookies.get('session')).not.toBe(session);
    expect(await emailsTo(id)).toEqual(['new_device']);
  });

  it('leads nobody to another site, and who is signed in already on', async () => {
    for (const redirect of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])
      expect(
        await go(
          archive.visitor(),
          aPerson(),
          `/openid-connect/sign-in?language=de&redirect=${encodeURIComponent(redirect)}`,
        ),
      ).toBe('/de');
    const visitor = await archive.signedIn(await archive.aMember());
    const { headers } = await visitor.get('/openid-connect/sign-in?language=de&redirect=/de/map');
    expect(headers.get('location')).toBe('/de/map');
  });

  it('is not there where no institution is set', async () => {
    set(null);
    expect((await archive.visitor().get('/it/auth')).text).not.toContain('/openid-connect/');
    for (const step of ['sign-in', 'confirmation', 'callback?state=x&code=y'])
      expect((await archive.visitor().get(`/openid-connect/${step}`)).status).not.toBe(500);
    expect((await archive.visitor().get('/openid-connect/sign-in')).status).toBe(404);
  });
});

describe('an account that was there before', () => {
  it.each([true, false])(
    'is not entered by its address, be it verified by the provider or not (%s)',
    async (isVerified) => {
      const admin = await archive.anAdmin();
      await archive.database.query('update users set email_verified_at = now() where id = $1', [admin.id]);
      const visitor = archive.visitor();
      const person = aPerson({ email: admin.email.toUpperCase(), email_verified: isVerified });
      expect(await go(visitor, person)).toBe(problem('institution_account_exists'));
      expect(await userOf(visitor)).toBeNull();
      expect((await visitor.get(problem('institution_account_exists'))).text).toContain('C’è già un account');
    },
  );

  it('is linked by its owner, with the password, who hears of it', async () => {
    const account = await archive.anEditor();
    const visitor = await archive.signedIn(account);
    expect(await beginLink(visitor, { password: 'not it' })).toMatchObject({ status: 400 });
    expect(await beginLink(visitor, {})).toMatchObject({ body: { errors: [{ code: 'errorPasswordRequired' }] } });
    const person = aPerson({ email: 'altra@comune.example' });
    expect(await link(visitor, person)).toBe('/it/user/security');
    expect(await beginLink(visitor)).toMatchObject({ status: 409, body: { code: 'institution_present' } });
    expect((await visitor.get('/api/user/security')).body.institution).toEqual({
      name: 'Comune di Trieste',
      linkedSince: expect.any(String),
    });
    expect(await archive.historyOf('user', account.id)).toMatchObject([
      { before: { institution: false }, after: { institution: true }, userId: account.id },
    ]);
    expect(await emailsTo(account.id)).toContain('institution_linked');
    expect(await userOf(await signedInAs(person))).toMatchObject({ id: account.id, role: 'editor' });
  });

  it('takes the second factor of an account that has one', async () => {
    const visitor = await archive.signedIn(await archive.aMember());
    const { secret } = await setUpCodes(visitor);
    expect(await beginLink(visitor)).toMatchObject({ body: { errors: [{ code: 'errorCodeRequired' }] } });
    expect(await link(visitor, aPerson(), { password: accountPassword, code: codeOf(secret) })).toBe(
      '/it/user/security',
    );
  });

  it('is not linked with a person who has another account, nor in another session', async () => {
    const person = aPerson();
    await signedInAs(person);
    const visitor = await archive.signedIn(await archive.aMember());
    expect(await link(visitor, person)).toBe(problem('institution_other_person', '/it/user/security'));
    const { body } = await beginLink(visitor);
    provider.person = aPerson();
    const there = await fetch((body as { url: string }).url, { redirect: 'manual' });
    const callback = pathOf(there.headers.get('location') ?? '');
    const stranger = await archive.signedIn(await archive.aMember());
    expect((await stranger.get(callback)).headers.get('location')).toBe(problem('institution_expired'));
    expect((await visitor.get('/api/user/security')).body.institution.linkedSince).toBeNull();
  });

  it('is unlinked with the password', async () => {
    const account = await archive.aMember();
    const person = aPerson();
    const visitor = await linked(account, person);
    const unlink = (json: object) => visitor.change('DELETE', '/api/user/security/institution', { json });
    expect(await unlink({ password: 'not it' })).toMatchObject({ status: 400 });
    expect(await unlink({ password: accountPassword })).toMatchObject({ status: 204 });
    expect(await unlink({ password: accountPassword })).toMatchObject({
      status: 409,
      body: { code: 'institution_missing' },
    });
    expect(await emailsTo(account.id)).toContain('institution_unlinked');
    expect(await userOf(await signedInAs(person))).not.toMatchObject({ id: account.id });
  });
});

describe('roles by groups', () => {
  beforeEach(() => set(groups));

  it('are given and taken away at each sign-in, and told to the person and to administrators', async () => {
    const admin = await archive.anAdmin();
    const person = aPerson({ groups: ['altri', 'foto'] });
    const visitor = archive.visitor();
    expect(await go(visitor, person)).toBe('/admin');
    const { id, role } = await userOf(visitor);
    expect(role).toBe('editor');
    expect(await emailsTo(id)).toContain('rights_granted');
    expect(await emailsTo(admin.id)).toContain('staff_rights_granted');
    expect((await visitor.get('/api/admin/entities')).status).toBe(200);
    // From another browser, where the institution has taken the group away.
    await signedInAs({ ...person, groups: [] });
    expect(await visitor.get('/api/admin/entities')).toMatchObject({ status: 403 });
    expect(await archive.historyOf('user', id)).toMatchObject([
      { action: 'created' },
      { before: { role: 'member' }, after: { role: 'editor' }, source: 'institution' },
      { before: { role: 'editor' }, after: { role: 'member' }, source: 'institution' },
    ]);
  });

  it('leave one administrator, and end the keys of who is none any more', async () => {
    await archive.database.query(`update users set role = 'member' where role = 'administrator'`);
    const person = aPerson({ groups: ['admins'] });
    const first = await signedInAs(person);
    expect(await userOf(await signedInAs({ ...person, groups: [] }))).toMatchObject({ role: 'administrator' });
    await archive.anAdmin();
    await confirm(first, person);
    const key = await first.change('POST', '/api/admin/api-keys', { json: { name: 'chiave', scopes: ['read'] } });
    expect(key.status).toBe(201);
    expect(await userOf(await signedInAs({ ...person, groups: [] }))).toMatchObject({ role: 'member' });
    const { status } = await archive.visitor().get('/api/photos', { Authorization: `Bearer ${key.body.key}` });
    expect(status).toBe(401);
  });

  it('are not given to an account whose own password is too short for them', async () => {
    const account = await archive.aMember();
    const person = aPerson({ groups: ['foto'] });
    await linked(account, person);
    await archive.database.query('update users set has_long_password = false where id = $1', [account.id]);
    expect(await userOf(await signedInAs(person))).toMatchObject({ id: account.id, role: 'member' });
  });

  it('may be needed to sign in at all', async () => {
    set({ ...groups, admitsOthers: false });
    const visitor = archive.visitor();
    expect(await go(visitor, aPerson())).toBe(problem('institution_not_admitted'));
    const person = aPerson({ groups: ['foto'] });
    const editor = await signedInAs(person);
    expect(await go(visitor, { ...person, groups: ['altri'] })).toBe(problem('institution_not_admitted'));
    expect(await userOf(visitor)).toBeNull();
    expect(await userOf(editor)).toMatchObject({ role: 'member' });
  });

  it('do not open a disabled account', async () => {
    const person = aPerson({ groups: ['foto'] });
    const { id } = await userOf(await signedInAs(person));
    await archive.database.query('update users set disabled_at = now() where id = $1', [id]);
    expect(await go(archive.visitor(), person)).toBe(problem('account_disabled'));
  });
});

describe('an answer that cannot be right', () => {
  const change = (changed: object) => () => (provider.change = (claims) => ({ ...claims, ...changed }));
  it.each<[string, () => unknown]>([
    ['of another attempt', change({ nonce: 'x' })],
    ['without a nonce', change({ nonce: undefined })],
    ['for another client', change({ aud: 'altro' })],
    ['for several clients, by another', change({ aud: [clientId, 'altro'], azp: 'altro' })],
    ['of another issuer', change({ iss: 'https://altro.example' })],
    ['that has expired', change({ exp: Math.floor(Date.now() / 1000) - 600 })],
    ['without an end', change({ exp: undefined })],
    ['about nobody', change({ sub: undefined })],
    ['about somebody with an endless name', change({ sub: 'x'.repeat(300) })],
    ['signed with another key', () => (provider.seal = (claims) => provider.signedByAnother(claims))],
    ['signed by an unknown key', () => (provider.seal = (claims) => provider.signed(claims, { kid: 'other' }))],
    [
      'without a signature',
      () =>
        (provider.seal = (claims) => {
          const [, body] = provider.signed(claims).split('.');
          return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
        }),
    ],
    [
      'with a signature that says it is of a secret',
      () => (provider.seal = (claims) => provider.signed(claims, { alg: 'HS256' })),
    ],
    [
      'that was changed after it was signed',
      () =>
        (provider.seal = (claims) => {
          const [head, , signature] = provider.signed(claims).split('.');
          return `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'altra' })).toString('base64url')}.${signature}`;
        }),
    ],
    ['that is no token', () => (provider.seal = () => 'token')],
  ])('signs nobody in: a token %s', async (_, forge) => {
    forge();
    const visitor = archive.visitor();
    expect(await go(visitor, aPerson())).toBe(problem('institution_refused'));
    expect(await userOf(visitor)).toBeNull();
  });

  it('is used once: neither again, nor with the code of another attempt, nor in another browser', async () => {
    const visitor = archive.visitor();
    provider.person = aPerson();
    const callback = await atProvider(visitor);
    const expired = { status: 303, location: problem('institution_expired') };
    const answerTo = async (who: Visitor, path: string) => {
      const { status, headers } = await who.get(path, { 'Accept-Language': 'it' });
      return { status, location: headers.get('location') };
    };
    const stranger = archive.visitor();
    await stranger.get('/api/csrf');
    expect(await answerTo(stranger, callback)).toEqual(expired);
    // It is used up by that, for its owner as well.
    expect(await answerTo(visitor, callback)).toEqual(expired);

    const again = await atProvider(visitor);
    expect(await answerTo(visitor, again)).toEqual({ status: 303, location: '/it' });
    expect(await answerTo(visitor, again)).toEqual(expired);

    const other = archive.visitor();
    const spent = new URL(again, archive.url).searchParams.get('code') ?? '';
    const mixed = (await atProvider(other)).replace(/code=[^&]+/, `code=${spent}`);
    expect(await answerTo(other, mixed)).toEqual({ status: 303, location: problem('institution_refused') });
    expect(await userOf(other)).toBeNull();
  });

  it.each(['', '?code=x', '?state=x&code=y', '?state=x&state=y&code=z', '?state=%00&code=%ED', '?error=access_denied'])(
    'is answered with a page where nothing was asked: %s',
    async (query) => {
      const { status, headers } = await archive
        .visitor()
        .get(`/openid-connect/callback${query}`, { 'Accept-Language': 'de' });
      expect([status, headers.get('location')]).toEqual([303, problem('institution_expired', '/de/auth')]);
    },
  );

  it('is refused from another issuer than the one that was asked (RFC 9207)', async () => {
    const visitor = archive.visitor();
    provider.person = aPerson();
    const callback = (await atProvider(visitor)).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Faltro.example');
    expect((await visitor.get(callback)).headers.get('location')).toBe(problem('institution_refused'));
  });

  it('may come late only by a quarter of an hour', async () => {
    const visitor = archive.visitor();
    provider.person = aPerson();
    const callback = await atProvider(visitor);
    await archive.database.query('update institution_requests set expires_at = now()');
    expect((await visitor.get(callback)).headers.get('location')).toBe(problem('institution_expired'));
  });
});

describe('what went wrong', () => {
  it('is said in the language of the visitor, and never in the words of the provider', async () => {
    const visitor = archive.visitor();
    const location = await go(visitor, null, '/openid-connect/sign-in?language=de&redirect=/de/map');
    expect(location).toBe('/de/auth?problem=institution_denied&redirect=%2Fde%2Fmap');
    const { text } = await visitor.get(location);
    expect(text).toContain('Die Anmeldung bei der Einrichtung wurde abgebrochen.');
    expect(text).not.toContain('<b>No</b>');
    expect((await visitor.get('/it/auth?problem=%3Cscript%3E')).text).not.toContain('bg-danger-bg');
    provider.refusal = { error: 'unauthorized_client' };
    expect(await go(visitor, null)).toBe(problem('institution_refused'));
    provider.refusal = { error: 'temporarily_unavailable' };
    expect(await go(visitor, null)).toBe(problem('institution_unavailable'));
  });

  it.each([
    ['it', 'L’ente non è raggiungibile'],
    ['en', 'The institution cannot be reached'],
    ['de', 'Die Einrichtung ist gerade nicht erreichbar'],
  ])('is that the institution cannot be reached, in %s, until it can', async (language, text) => {
    forget();
    provider.isOut = true;
    const visitor = archive.visitor();
    const { headers } = await visitor.get(`/openid-connect/sign-in?language=${language}`);
    expect(headers.get('location')).toBe(`/${language}/auth?problem=institution_unavailable`);
    expect((await visitor.get(headers.get('location') ?? '')).text).toContain(text);
    provider.isOut = false;
    expect(await go(visitor, aPerson())).toBe('/it');
  });

  it('is the same where it goes out of order while somebody signs in', async () => {
    const visitor = archive.visitor();
    provider.person = aPerson();
    const callback = await atProvider(visitor);
    provider.isOut = true;
    expect((await visitor.get(callback)).headers.get('location')).toBe(problem('institution_unavailable'));
  });

  it('is a provider that calls itself something else', async () => {
    set({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') });
    forget();
    const { headers } = await archive.visitor().get('/openid-connect/sign-in?language=it');
    expect(headers.get('location')).toBe(problem('institution_unavailable'));
    forget();
  });
});

describe('the second factor', () => {
  it('of the account follows that of the provider like a password, unless the provider has asked for one', async () => {
    const account = await archive.aMember();
    const person = aPerson();
    const owner = await linked(account, person);
    const { secret } = await setUpCodes(owner);
    const visitor = archive.visitor();
    expect(await go(visitor, person, '/openid-connect/sign-in?language=it&redirect=/it/map')).toBe(
      '/it/auth/second-factor?redirect=%2Fit%2Fmap',
    );
    expect(await userOf(visitor)).toBeNull();
    expect((await sendCode(visitor, codeOf(secret))).status).toBe(200);
    expect(await userOf(visitor)).toMatchObject({ id: account.id });
    expect(await userOf(await signedInAs({ ...person, amr: ['pwd', 'otp'] }))).toMatchObject({ id: account.id });
    set({ isTwoFactor: true });
    expect(await userOf(await signedInAs(person))).toMatchObject({ id: account.id });
  });

  it('of the provider is enough where the settings ask one of the staff', async () => {
    set(groups);
    await archive.database.query('insert into settings (id) values (1) on conflict do nothing');
    await archive.database.query('update settings set staff_second_factor = true');
    const person = aPerson({ groups: ['foto'] });
    const weak = await signedInAs(person);
    expect(await userOf(weak)).toMatchObject({ lacksSecondFactor: true });
    expect(await weak.get('/api/admin/entities')).toMatchObject({ body: { code: 'second_factor_required' } });
    const strong = await signedInAs({ ...person, amr: ['mfa'] });
    expect(await userOf(strong)).not.toHaveProperty('lacksSecondFactor');
    expect((await strong.get('/api/admin/entities')).status).toBe(200);
    // Each session has its own.
    expect((await weak.get('/api/admin/entities')).status).toBe(403);
    await archive.database.query('update settings set staff_second_factor = false');
  });
});

describe('an account without a password', () => {
  const remove = (visitor: Visitor, id: number) => visitor.change('DELETE', `/api/users/${id}`, { json: {} });

  it('has its owner sign in anew before critical changes, which counts for five minutes in that session', async () => {
    const person = aPerson();
    const visitor = await signedInAs(person);
    const { id } = await userOf(visitor);
    const required = { status: 403, body: { code: 'confirmation_required' } };
    expect(await remove(visitor, id)).toMatchObject(required);
    expect(await visitor.change('POST', '/api/user/security/totp', { json: { password: '' } })).toMatchObject({
      status: 400,
    });
    const session = visitor.cookies.get('session');
    expect(await confirm(visitor, person)).toBe('/it/user/profile-page');
    expect(provider.asked.get('prompt')).toBe('login');
    expect(provider.asked.get('max_age')).toBe('0');
    expect(visitor.cookies.get('session')).not.toBe(session);
    expect(await userOf(visitor)).toMatchObject({ confirmation: { until: expect.any(String) } });
    expect(await remove(await signedInAs(person), id)).toMatchObject(required);
    const past = `update sessions set sess = (sess::jsonb || jsonb_build_object('confirmedAt', $2::bigint))::json where user_id = $1`;
    const { confirmation } = await userOf(visitor);
    await archive.database.query(past, [id, Date.parse(confirmation.until) - 10 * 60_000]);
    expect(await remove(visitor, id)).toMatchObject(required);
    await confirm(visitor, person);
    expect(await remove(visitor, id)).toMatchObject({ status: 204 });
    const left = await archive.database.query('select 1 from institution_identities where user_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('is not confirmed by another person, by an earlier sign-in, or by a cancelled one', async () => {
    const person = aPerson();
    const visitor = await signedInAs(person);
    const { id } = await userOf(visitor);
    const security = '/it/user/security';
    expect(await confirm(visitor, aPerson())).toBe(problem('institution_other_person', security));
    for (const auth_time of [Math.floor(Date.now() / 1000) - 120, undefined, 'now']) {
      provider.change = (claims) => ({ ...claims, auth_time });
      expect(await confirm(visitor, person)).toBe(problem('institution_refused', security));
    }
    provider.reset();
    provider.refusal = { error: 'access_denied' };
    expect(await confirm(visitor, person)).toBe(problem('institution_denied', security));
    expect((await visitor.get(problem('institution_denied', security))).text).toContain('è stato annullato');
    expect(await remove(visitor, id)).toMatchObject({ status: 403 });
  });

  it('has no password to change, to forget, or to unlink the institution with', async () => {
    const person = aPerson();
    const visitor = await signedInAs(person);
    const { id } = await userOf(visitor);
    await confirm(visitor, person);
    const missing = { status: 409, body: { code: 'password_missing' } };
    const json = { currentPassword: 'x', newPassword: 'una-nuova-parola' };
    expect(await visitor.change('POST', `/api/users/${id}/change-password`, { json })).toMatchObject(missing);
    expect(await visitor.change('DELETE', '/api/user/security/institution', { json: {} })).toMatchObject(missing);
    const forgotten = { json: { email: person.email } };
    expect(await visitor.change('POST', '/api/auth/forgot-password', forgotten)).toMatchObject({ status: 204 });
    expect(await emailsTo(id)).toContain('institution_sign_in');
    // Where the institution is taken away, the link of the email is the way back.
    set(null);
    await visitor.change('POST', '/api/auth/forgot-password', forgotten);
    const [letter] = await archive.database.query(
      `select kind from account_emails where email_key = $1 order by id desc limit 1`,
      [person.email],
    );
    expect(letter).toEqual({ kind: 'reset_password' });
  });

  it('is entered with a passkey only where the institution is no longer set', async () => {
    const person = aPerson();
    const visitor = await signedInAs(person);
    await confirm(visitor, person);
    const { authenticator } = await setUpPasskey(visitor, archive.url, { proof: {} });
    expect(await signInWithPasskey(archive.visitor(), authenticator)).toMatchObject({
      status: 409,
      body: { code: 'password_missing' },
    });
    expect(await go(archive.visitor(), person)).toBe('/it/auth/second-factor?by=passkey+recovery');
    set(null);
    expect((await signInWithPasskey(archive.visitor(), authenticator)).status).toBe(200);
  });

  it('sets up one-time codes once it is confirmed, and is protected by them', async () => {
    const person = aPerson();
    const visitor = await signedInAs(person);
    await confirm(visitor, person);
    const begun = await visitor.change('POST', '/api/user/security/totp', { json: {} });
    expect(begun.status).toBe(201);
    const code = codeOf(begun.body.secret, -1);
    expect((await visitor.change('POST', '/api/user/security/totp/confirmation', { json: { code } })).status).toBe(200);
    expect(await go(archive.visitor(), person)).toBe('/it/auth/second-factor');
  });

  it('has the identity in its export', async () => {
    const person = aPerson();
    const visitor = await signedInAs(person);
    const { id } = await userOf(visitor);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${archive.url}/api/users/${id}/export`, { headers: { Cookie: cookie } });
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const security = JSON.parse(String(files.get('security.json'))) as { institutions: object[] };
    expect(security.institutions).toMatchObject([{ issuer: provider.issuer, subject: person.sub }]);
  });

  it('shows the institution on the page of its protection, in place of the password', async () => {
    const { text } = await (await signedInAs(aPerson())).get('/en/user/security');
    expect(text).toContain('Sign-in with Comune di Trieste');
    expect(text).toContain('It is the only way to sign in to this account');
  });
});

it('counts the ways to the institution of one address', async () => {
  const limited = await startArchive({ environment: provider.environment });
  try {
    await limited.database.query(
      `insert into throttling (key, points, expire) values ('institution-address:127.0.0.1', 600, $1)`,
      [Date.now() + 60_000],
    );
    const { headers } = await limited.visitor().get('/openid-connect/sign-in?language=it');
    expect(headers.get('location')).toBe(problem('too_many_requests'));
  } finally {
    await limited.close();
  }
});
