import type { TestArchive } from '../support/archive.js';
import { accountPassword } from '../support/factories.js';
import type { IdentityProvider } from '../support/identity-provider.js';
import { Institution, problem, rolesByGroup, userOf } from '../support/institution.js';
import { codeOf, formerCodeOf, sendCode, setUpCodes } from '../support/one-time-codes.js';
import { setUpPasskey, signInWithPasskey } from '../support/passkeys.js';
import type { Visitor } from '../support/visitor.js';
import { unzipped } from '../support/zip.js';

let institution: Institution;
let archive: TestArchive;
let provider: IdentityProvider;

beforeAll(async () => {
  institution = await Institution.start();
  ({ archive, provider } = institution);
});
beforeEach(() => institution.reset());
afterAll(() => institution.close());

describe('an account that was there before', () => {
  it.each([true, false])(
    'is not entered by its address, be it verified by the provider or not (%s)',
    async (isVerified) => {
      const admin = await archive.anAdmin();
      await archive.database.query('update users set email_verified_at = now() where id = $1', [admin.id]);
      const visitor = archive.visitor();
      const person = institution.aPerson({ email: admin.email.toUpperCase(), email_verified: isVerified });
      expect(await institution.go(visitor, person)).toBe(problem('institution_account_exists'));
      expect(await userOf(visitor)).toBeNull();
      expect((await visitor.get(problem('institution_account_exists'))).text).toContain('C’è già un account');
    },
  );

  it('is linked by its owner, with the password, who hears of it', async () => {
    const account = await archive.anEditor();
    const visitor = await archive.signedIn(account);
    expect(await institution.beginLink(visitor, { password: 'not it' })).toMatchObject({ status: 400 });
    expect(await institution.beginLink(visitor, {})).toMatchObject({
      body: { errors: [{ code: 'errorPasswordRequired' }] },
    });
    const person = institution.aPerson({ email: 'altra@comune.example' });
    expect(await institution.link(visitor, person)).toBe('/it/user/security');
    expect(await institution.beginLink(visitor)).toMatchObject({ status: 409, body: { code: 'institution_present' } });
    expect((await visitor.get('/api/user/security')).body.institution).toEqual({
      name: 'Comune di Trieste',
      linkedSince: expect.any(String),
    });
    expect(await archive.historyOf('user', account.id)).toMatchObject([
      { before: { institution: false }, after: { institution: true }, userId: account.id },
    ]);
    expect(await institution.emailsTo(account.id)).toContain('institution_linked');
    expect(await userOf(await institution.signedInAs(person))).toMatchObject({ id: account.id, role: 'editor' });
  });

  it('takes the second factor of an account that has one', async () => {
    const visitor = await archive.signedIn(await archive.aMember());
    const { secret } = await setUpCodes(visitor);
    expect(await institution.beginLink(visitor)).toMatchObject({ body: { errors: [{ code: 'errorCodeRequired' }] } });
    expect(
      await institution.link(visitor, institution.aPerson(), { password: accountPassword, code: codeOf(secret) }),
    ).toBe('/it/user/security');
  });

  it('is not linked with a person who has another account, nor in another session', async () => {
    const person = institution.aPerson();
    await institution.signedInAs(person);
    const visitor = await archive.signedIn(await archive.aMember());
    expect(await institution.link(visitor, person)).toBe(problem('institution_other_person', '/it/user/security'));
    const { body } = await institution.beginLink(visitor);
    provider.person = institution.aPerson();
    const there = await fetch((body as { url: string }).url, { redirect: 'manual' });
    const callback = institution.pathOf(there.headers.get('location') ?? '');
    const colleague = await archive.signedIn(await archive.aMember());
    expect((await colleague.get(callback)).headers.get('location')).toBe(problem('institution_expired'));
    expect((await visitor.get('/api/user/security')).body.institution.linkedSince).toBeNull();
  });

  it('is unlinked with the password', async () => {
    const account = await archive.aMember();
    const person = institution.aPerson();
    const visitor = await institution.linked(account, person);
    const unlink = (json: object) => visitor.change('DELETE', '/api/user/security/institution', { json });
    expect(await unlink({ password: 'not it' })).toMatchObject({ status: 400 });
    expect(await unlink({ password: accountPassword })).toMatchObject({ status: 204 });
    expect(await unlink({ password: accountPassword })).toMatchObject({
      status: 409,
      body: { code: 'institution_missing' },
    });
    expect(await institution.emailsTo(account.id)).toContain('institution_unlinked');
    expect(await userOf(await institution.signedInAs(person))).not.toMatchObject({ id: account.id });
  });
});

describe('the second factor', () => {
  it('of the account follows that of the provider like a password, unless the provider has asked for one', async () => {
    const account = await archive.aMember();
    const person = institution.aPerson();
    const owner = await institution.linked(account, person);
    const { secret } = await setUpCodes(owner);
    const visitor = archive.visitor();
    expect(await institution.go(visitor, person, '/openid-connect/sign-in?language=it&redirect=/it/map')).toBe(
      '/it/auth/second-factor?redirect=%2Fit%2Fmap',
    );
    expect(await userOf(visitor)).toBeNull();
    expect((await sendCode(visitor, codeOf(secret))).status).toBe(200);
    expect(await userOf(visitor)).toMatchObject({ id: account.id });
    expect(await userOf(await institution.signedInAs({ ...person, amr: ['pwd', 'otp'] }))).toMatchObject({
      id: account.id,
    });
    institution.set({ isTwoFactor: true });
    expect(await userOf(await institution.signedInAs(person))).toMatchObject({ id: account.id });
  });

  it('of the provider is enough where the settings ask one of the staff', async () => {
    institution.set(rolesByGroup);
    await archive.database.query('insert into settings (id) values (1) on conflict do nothing');
    await archive.database.query('update settings set staff_second_factor = true');
    const person = institution.aPerson({ groups: ['foto'] });
    const weak = await institution.signedInAs(person);
    expect(await userOf(weak)).toMatchObject({ lacksSecondFactor: true });
    expect(await weak.get('/api/admin/entities')).toMatchObject({ body: { code: 'second_factor_required' } });
    const strong = await institution.signedInAs({ ...person, amr: ['mfa'] });
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
    const person = institution.aPerson();
    const visitor = await institution.signedInAs(person);
    const { id } = await userOf(visitor);
    const required = { status: 403, body: { code: 'confirmation_required' } };
    expect(await remove(visitor, id)).toMatchObject(required);
    expect(await visitor.change('POST', '/api/user/security/totp', { json: { password: '' } })).toMatchObject({
      status: 400,
    });
    const session = visitor.cookies.get('session');
    expect(await institution.confirm(visitor, person)).toBe('/it/user/profile-page');
    expect(provider.asked.get('prompt')).toBe('login');
    expect(provider.asked.get('max_age')).toBe('0');
    expect(visitor.cookies.get('session')).not.toBe(session);
    expect(await userOf(visitor)).toMatchObject({ confirmation: { until: expect.any(String) } });
    expect(await remove(await institution.signedInAs(person), id)).toMatchObject(required);
    const past = `update sessions set sess = (sess::jsonb || jsonb_build_object('confirmedAt', $2::bigint))::json where user_id = $1`;
    const { confirmation } = await userOf(visitor);
    await archive.database.query(past, [id, Date.parse(confirmation.until) - 10 * 60_000]);
    expect(await remove(visitor, id)).toMatchObject(required);
    await institution.confirm(visitor, person);
    expect(await remove(visitor, id)).toMatchObject({ status: 204 });
    const left = await archive.database.query('select 1 from institution_identities where user_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('is not confirmed by another person, by an earlier sign-in, or by a cancelled one', async () => {
    const person = institution.aPerson();
    const visitor = await institution.signedInAs(person);
    const { id } = await userOf(visitor);
    const security = '/it/user/security';
    expect(await institution.confirm(visitor, institution.aPerson())).toBe(
      problem('institution_other_person', security),
    );
    for (const auth_time of [Math.floor(Date.now() / 1000) - 120, undefined, 'now']) {
      provider.change = (claims) => ({ ...claims, auth_time });
      expect(await institution.confirm(visitor, person)).toBe(problem('institution_refused', security));
    }
    provider.reset();
    provider.refusal = { error: 'access_denied' };
    expect(await institution.confirm(visitor, person)).toBe(problem('institution_denied', security));
    expect((await visitor.get(problem('institution_denied', security))).text).toContain('è stato annullato');
    expect(await remove(visitor, id)).toMatchObject({ status: 403 });
  });

  it('has no password to change, to forget, or to unlink the institution with', async () => {
    const person = institution.aPerson();
    const visitor = await institution.signedInAs(person);
    const { id } = await userOf(visitor);
    await institution.confirm(visitor, person);
    const missing = { status: 409, body: { code: 'password_missing' } };
    const json = { currentPassword: 'x', newPassword: 'una-nuova-parola' };
    expect(await visitor.change('POST', `/api/users/${id}/change-password`, { json })).toMatchObject(missing);
    expect(await visitor.change('DELETE', '/api/user/security/institution', { json: {} })).toMatchObject(missing);
    const forgotten = { json: { email: person.email } };
    expect(await visitor.change('POST', '/api/auth/forgot-password', forgotten)).toMatchObject({ status: 204 });
    expect(await institution.emailsTo(id)).toContain('institution_sign_in');
    // Where the institution is taken away, the link of the email is the way back.
    institution.set(null);
    await visitor.change('POST', '/api/auth/forgot-password', forgotten);
    const [letter] = await archive.database.query(
      `select kind from account_emails where email_key = $1 order by id desc limit 1`,
      [person.email],
    );
    expect(letter).toEqual({ kind: 'reset_password' });
  });

  it('is entered with a passkey only where the institution is no longer set', async () => {
    const person = institution.aPerson();
    const visitor = await institution.signedInAs(person);
    await institution.confirm(visitor, person);
    const { authenticator } = await setUpPasskey(visitor, archive.url, { proof: {} });
    expect(await signInWithPasskey(archive.visitor(), authenticator)).toMatchObject({
      status: 409,
      body: { code: 'password_missing' },
    });
    expect(await institution.go(archive.visitor(), person)).toBe('/it/auth/second-factor?by=passkey+recovery');
    institution.set(null);
    expect((await signInWithPasskey(archive.visitor(), authenticator)).status).toBe(200);
  });

  it('sets up one-time codes once it is confirmed, and is protected by them', async () => {
    const person = institution.aPerson();
    const visitor = await institution.signedInAs(person);
    await institution.confirm(visitor, person);
    const begun = await visitor.change('POST', '/api/user/security/totp', { json: {} });
    expect(begun.status).toBe(201);
    const code = await formerCodeOf(begun.body.secret);
    expect((await visitor.change('POST', '/api/user/security/totp/confirmation', { json: { code } })).status).toBe(200);
    expect(await institution.go(archive.visitor(), person)).toBe('/it/auth/second-factor');
  });

  it('has the identity in its export', async () => {
    const person = institution.aPerson();
    const visitor = await institution.signedInAs(person);
    const { id } = await userOf(visitor);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${archive.url}/api/users/${id}/export`, { headers: { Cookie: cookie } });
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const security = JSON.parse(String(files.get('security.json'))) as { institutions: object[] };
    expect(security.institutions).toMatchObject([{ issuer: provider.issuer, subject: person.sub }]);
  });

  it('shows the institution on the page of its protection, in place of the password', async () => {
    const { text } = await (await institution.signedInAs(institution.aPerson())).get('/en/user/security');
    expect(text).toContain('Sign-in with Comune di Trieste');
    expect(text).toContain('It is the only way to sign in to this account');
  });
});
