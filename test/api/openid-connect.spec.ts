import { startArchive, type TestArchive } from '../support/archive.js';
import { clientId, type IdentityProvider } from '../support/identity-provider.js';
import { Institution, problem, rolesByGroup, userOf } from '../support/institution.js';

let institution: Institution;
let archive: TestArchive;
let provider: IdentityProvider;

beforeAll(async () => {
  institution = await Institution.start();
  ({ archive, provider } = institution);
});
beforeEach(() => institution.reset());
afterAll(() => institution.close());

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
    await institution.atProvider(archive.visitor());
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
    const person = institution.aPerson();
    expect(await institution.go(visitor, person, '/openid-connect/sign-in?language=it&redirect=/it/map?q=molo')).toBe(
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
    const person = institution.aPerson();
    const first = await userOf(await institution.signedInAs(person));
    const other = await userOf(
      await institution.signedInAs({ ...person, email: 'altra@comune.example', name: 'Anna Bianchi' }),
    );
    expect(other).toMatchObject({ id: first.id, email: person.email, displayName: 'Anna Rossi' });
  });

  it('asks the provider for what its token does not say', async () => {
    institution.set(rolesByGroup);
    provider.isReticent = true;
    institution.forgetProvider();
    const person = institution.aPerson({ groups: ['foto'] });
    expect(await userOf(await institution.signedInAs(person))).toMatchObject({ email: person.email, role: 'editor' });
    institution.forgetProvider();
  });

  it('sends a link to an address that the provider has not verified, and needs an address', async () => {
    const user = await userOf(await institution.signedInAs(institution.aPerson({ email_verified: false })));
    expect(await institution.emailsTo(user.id)).toContain('verify_email');
    expect(await institution.go(archive.visitor(), institution.aPerson({ email: undefined }))).toBe(
      problem('institution_address_missing'),
    );
    expect(await institution.go(archive.visitor(), institution.aPerson({ email: 'nessuno' }))).toBe(
      problem('institution_address_missing'),
    );
  });

  it('begins a session under a new id, with a new CSRF token, on a device that is known from then on', async () => {
    const visitor = archive.visitor();
    await visitor.get('/api/csrf');
    const before = new Map(visitor.cookies);
    const person = institution.aPerson();
    await institution.go(visitor, person);
    expect(visitor.setCookies.get('session')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(visitor.cookies.get('csrf')).not.toBe(before.get('csrf'));
    const { id } = await userOf(visitor);
    expect(await institution.emailsTo(id)).toEqual(['new_device']);
    await visitor.change('POST', '/api/auth/logout');
    const session = visitor.cookies.get('session');
    await institution.go(visitor, person);
    expect(visitor.cookies.get('session')).not.toBe(session);
    expect(await institution.emailsTo(id)).toEqual(['new_device']);
  });

  it('leads nobody to another site, and who is signed in already on', async () => {
    for (const redirect of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])
      expect(
        await institution.go(
          archive.visitor(),
          institution.aPerson(),
          `/openid-connect/sign-in?language=de&redirect=${encodeURIComponent(redirect)}`,
        ),
      ).toBe('/de');
    const visitor = await archive.signedIn(await archive.aMember());
    const { headers } = await visitor.get('/openid-connect/sign-in?language=de&redirect=/de/map');
    expect(headers.get('location')).toBe('/de/map');
  });

  it('is not there where no institution is set', async () => {
    institution.set(null);
    expect((await archive.visitor().get('/it/auth')).text).not.toContain('/openid-connect/');
    for (const step of ['sign-in', 'confirmation', 'callback?state=x&code=y'])
      expect((await archive.visitor().get(`/openid-connect/${step}`)).status).not.toBe(500);
    expect((await archive.visitor().get('/openid-connect/sign-in')).status).toBe(404);
  });
});

describe('roles by groups', () => {
  beforeEach(() => institution.set(rolesByGroup));

  it('are given and taken away at each sign-in, and announced to the person and to administrators', async () => {
    const admin = await archive.anAdmin();
    const person = institution.aPerson({ groups: ['altri', 'foto'] });
    const visitor = archive.visitor();
    expect(await institution.go(visitor, person)).toBe('/admin');
    const { id, role } = await userOf(visitor);
    expect(role).toBe('editor');
    expect(await institution.emailsTo(id)).toContain('rights_granted');
    expect(await institution.emailsTo(admin.id)).toContain('staff_rights_granted');
    expect((await visitor.get('/api/admin/entities')).status).toBe(200);
    // From another browser, where the institution has taken the group away.
    await institution.signedInAs({ ...person, groups: [] });
    expect(await visitor.get('/api/admin/entities')).toMatchObject({ status: 403 });
    expect(await archive.historyOf('user', id)).toMatchObject([
      { action: 'created' },
      { before: { role: 'member' }, after: { role: 'editor' }, source: 'institution' },
      { before: { role: 'editor' }, after: { role: 'member' }, source: 'institution' },
    ]);
  });

  it('leave one administrator, and end the keys of who is none any more', async () => {
    await archive.database.query(`update users set role = 'member' where role = 'administrator'`);
    const person = institution.aPerson({ groups: ['admins'] });
    const first = await institution.signedInAs(person);
    expect(await userOf(await institution.signedInAs({ ...person, groups: [] }))).toMatchObject({
      role: 'administrator',
    });
    await archive.anAdmin();
    await institution.confirm(first, person);
    const key = await first.change('POST', '/api/admin/api-keys', { json: { name: 'chiave', scopes: ['read'] } });
    expect(key.status).toBe(201);
    expect(await userOf(await institution.signedInAs({ ...person, groups: [] }))).toMatchObject({ role: 'member' });
    const { status } = await archive.visitor().get('/api/photos', { Authorization: `Bearer ${key.body.key}` });
    expect(status).toBe(401);
  });

  it('are not given to an account whose own password is too short for them', async () => {
    const account = await archive.aMember();
    const person = institution.aPerson({ groups: ['foto'] });
    await institution.linked(account, person);
    await archive.database.query('update users set has_long_password = false where id = $1', [account.id]);
    expect(await userOf(await institution.signedInAs(person))).toMatchObject({ id: account.id, role: 'member' });
  });

  it('may be needed to sign in at all', async () => {
    institution.set({ ...rolesByGroup, admitsOthers: false });
    const visitor = archive.visitor();
    expect(await institution.go(visitor, institution.aPerson())).toBe(problem('institution_not_admitted'));
    const person = institution.aPerson({ groups: ['foto'] });
    const editor = await institution.signedInAs(person);
    expect(await institution.go(visitor, { ...person, groups: ['altri'] })).toBe(problem('institution_not_admitted'));
    expect(await userOf(visitor)).toBeNull();
    expect(await userOf(editor)).toMatchObject({ role: 'member' });
  });

  it('do not open a disabled account', async () => {
    const person = institution.aPerson({ groups: ['foto'] });
    const { id } = await userOf(await institution.signedInAs(person));
    await archive.database.query('update users set disabled_at = now() where id = $1', [id]);
    expect(await institution.go(archive.visitor(), person)).toBe(problem('account_disabled'));
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
