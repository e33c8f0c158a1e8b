import { startArchive, type TestArchive } from '../support/archive.js';
import { codeOf, setUpCodes } from '../support/one-time-codes.js';
import { accountPassword } from '../support/factories.js';
import {
  addPasskey,
  askForPasskey,
  askForProof,
  Authenticator,
  beginPasskey,
  sendPasskey,
  setUpPasskey,
  signInWithPasskey,
} from '../support/passkeys.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({
    // Emails are only enqueued: this archive has no workers.
    environment: { RATE_LIMIT: 'off', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'archivio@example.org' },
  });
});
afterAll(() => archive.close());

const isSignedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get('/api/user')).body !== null;
const securityOf = async (visitor: Visitor) => (await visitor.get('/api/user/security')).body;
const refused = { status: 401, body: { code: 'passkey_refused' } };
const expired = { status: 400, body: { code: 'passkey_expired' } };

async function withPasskey(make: () => ReturnType<TestArchive['aMember']> = archive.aMember) {
  const account = await make();
  const visitor = await archive.signedIn(account);
  return { account, visitor, ...(await setUpPasskey(visitor, archive.url)) };
}

describe('adding a passkey', () => {
  it('asks for the password, and stores it with the name given, or that of the device', async () => {
    const visitor = await archive.signedIn(await archive.aMember());
    expect(await beginPasskey(visitor, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', code: 'errorCurrentPassword' }] },
    });
    const { body } = await beginPasskey(visitor);
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await setUpPasskey(visitor, archive.url, { name: ' Portatile ' });
    expect(await securityOf(visitor)).toMatchObject({
      canAddPasskeys: true,
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Portatile', lastUsedAt: null }],
    });
  });

  it('answers recovery codes once, and tells the owner and the history', async () => {
    const { account, visitor, authenticator, recoveryCodes } = await withPasskey();
    expect(new Set(recoveryCodes).size).toBe(10);
    const passkey = authenticator.sign(await askForProof(visitor));
    const second = await setUpPasskey(visitor, archive.url, { proof: { password: accountPassword, passkey } });
    expect(second.recoveryCodes).toEqual([]);
    expect(await archive.historyOf('user', account.id)).toMatchObject([
      { before: { passkeys: 0 }, after: { passkeys: 1 } },
      { before: { passkeys: 1 }, after: { passkeys: 2 } },
    ]);
    const mails = await archive.database.query('select kind from account_emails where user_id = $1', [account.id]);
    expect(mails).toEqual([{ kind: 'passkey_added' }, { kind: 'passkey_added' }]);
  });

  it('takes the second factor of an account that has one', async () => {
    const visitor = await archive.signedIn(await archive.aMember());
    const { secret } = await setUpCodes(visitor);
    const required = { body: { errors: [{ field: 'code', code: 'errorCodeRequired' }] } };
    expect(await beginPasskey(visitor)).toMatchObject(required);
    const proof = { password: accountPassword, code: codeOf(secret) };
    await setUpPasskey(visitor, archive.url, { proof });
    expect((await securityOf(visitor)).passkeys).toHaveLength(1);
  });

  it('refuses what another site, another challenge or no verified person has made, and stores nothing', async () => {
    const visitor = await archive.signedIn(await archive.aMember());
    for (const wrong of [
      { origin: 'https://evil.example.org' },
      { rpId: 'evil.example.org' },
      { isVerified: false },
      { type: 'webauthn.get' },
      { format: 'tpm' },
    ]) {
      const { body } = await beginPasskey(visitor);
      expect(await addPasskey(visitor, new Authenticator(archive.url).make(body.options, wrong))).toMatchObject(
        refused,
      );
    }
    const { body } = await beginPasskey(visitor);
    const authenticator = new Authenticator(archive.url);
    const challenge = 'x'.repeat(43);
    expect(await addPasskey(visitor, authenticator.make(body.options, { challenge }))).toMatchObject(expired);
    const stranger = await archive.signedIn(await archive.aMember());
    expect(await addPasskey(stranger, authenticator.make(body.options))).toMatchObject(expired);
    expect(await addPasskey(visitor, authenticator.make(body.options))).toMatchObject(expired);
    expect((await securityOf(visitor)).passkeys).toEqual([]);
  });

  it('never gives one passkey to two accounts', async () => {
    const { authenticator, visitor } = await withPasskey();
    const other = await archive.signedIn(await archive.aMember());
    const { body } = await beginPasskey(other);
    expect(await addPasskey(other, authenticator.make(body.options))).toMatchObject({
      status: 409,
      body: { code: 'passkey_present' },
    });
    expect((await securityOf(visitor)).passkeys).toHaveLength(1);
  });

  it.each([
    {},
    { id: 7 },
    { id: '<>' },
    { attestationObject: 'AA' },
    { transports: ['x'.repeat(99)] },
    { name: 'x'.repeat(61) },
  ])('refuses %j', async (changed) => {
    const visitor = await archive.signedIn(await archive.aMember());
    const { body } = await beginPasskey(visitor);
    const made = { ...new Authenticator(archive.url).make(body.options), ...changed };
    const { status } = await visitor.change('POST', '/api/user/security/passkeys', {
      json: Object.keys(changed).length > 0 ? made : {},
    });
    expect([400, 401]).toContain(status);
    expect((await securityOf(visitor)).passkeys).toEqual([]);
  });
});

describe('signing in with a passkey alone', () => {
  it('needs no password and no further step, and says when it was used', async () => {
    const { account, authenticator } = await withPasskey();
    const visitor = archive.visitor();
    const { status, body, headers } = await signInWithPasskey(visitor, authenticator);
    expect([status, body]).toEqual([200, expect.objectContaining({ id: account.id, email: account.email })]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await securityOf(visitor)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('accepts an answer once, in the browser that was asked, for what it was asked for', async () => {
    const { account, visitor: owner, authenticator } = await withPasskey();
    const [visitor, thief] = [archive.visitor(), archive.visitor()];
    const answer = authenticator.sign(await askForPasskey(visitor, 'passkey/options'));
    await thief.get('/api/csrf');
    expect(await sendPasskey(thief, answer)).toMatchObject(expired);
    expect(await sendPasskey(visitor, answer)).toMatchObject(expired);
    const again = archive.visitor();
    const good = authenticator.sign(await askForPasskey(again, 'passkey/options'));
    expect((await sendPasskey(again, good)).status).toBe(200);
    expect(await sendPasskey(again, good)).toMatchObject(expired);
    const proof = await askForProof(owner);
    expect(await sendPasskey(owner, authenticator.sign(proof))).toMatchObject(expired);
    expect((await archive.visitor().signIn(account)).status).toBe(202);
  });

  it('lets only one of two requests with the same answer in', async () => {
    const { authenticator } = await withPasskey();
    const visitor = archive.visitor();
    const answer = authenticator.sign(await askForPasskey(visitor, 'passkey/options'));
    const answers = await Promise.all([1, 2, 3].map(() => sendPasskey(visitor, answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it.each([
    { origin: 'https://evil.example.org' },
    { rpId: 'evil.example.org' },
    { isVerified: false },
    { type: 'webauthn.create' },
    { userHandle: 'AAAA' },
    { counter: 1 },
  ])('refuses an answer with %j', async (wrong) => {
    const { authenticator } = await withPasskey();
    const visitor = archive.visitor();
    expect(await signInWithPasskey(visitor, authenticator, wrong)).toMatchObject(refused);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('refuses the signature of another key, and a passkey that it does not know', async () => {
    const { authenticator } = await withPasskey();
    const visitor = archive.visitor();
    const options = await askForPasskey(visitor, 'passkey/options');
    const forged = new Authenticator(archive.url).sign(options);
    expect(await sendPasskey(visitor, { ...forged, id: authenticator.id.toString('base64url') })).toMatchObject(
      refused,
    );
    expect(await signInWithPasskey(visitor, new Authenticator(archive.url))).toMatchObject({
      status: 401,
      body: { code: 'passkey_unknown' },
    });
  });

  it('accepts passkeys that do not count their signatures', async () => {
    const owner = await archive.signedIn(await archive.aMember());
    const { authenticator } = await setUpPasskey(owner, archive.url, { counts: false });
    for (let n = 0; n < 2; n += 1) expect((await signInWithPasskey(archive.visitor(), authenticator)).status).toBe(200);
  });

  it('opens no disabled account', async () => {
    const { account, authenticator } = await withPasskey();
    await archive.database.query('update users set disabled_at = now() where id = $1', [account.id]);
    expect(await signInWithPasskey(archive.visitor(), authenticator)).toMatchObject({
      status: 403,
      body: { code: 'account_disabled' },
    });
  });
});

describe('a passkey after the password', () => {
  it('is the second step, and so is a recovery code', async () => {
    const { account, authenticator, recoveryCodes } = await withPasskey();
    const visitor = archive.visitor();
    expect(await visitor.signIn(account)).toMatchObject({
      status: 202,
      body: { secondFactor: ['passkey', 'recovery'] },
    });
    const options = await askForPasskey(visitor, 'second-factor/passkey');
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id.toString('base64url') }]);
    const complete = (json: object) => visitor.change('POST', '/api/auth/second-factor', { json });
    expect(await complete({})).toMatchObject({ body: { errors: [{ field: 'code', code: 'errorCodeRequired' }] } });
    expect((await complete({ passkey: authenticator.sign(options) })).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    await visitor.signIn(account);
    expect((await complete({ code: recoveryCodes[0] })).status).toBe(200);
  });

  it('must be one of the account whose password was right', async () => {
    const [mine, yours] = [await withPasskey(), await withPasskey()];
    const visitor = archive.visitor();
    await visitor.signIn(mine.account);
    const passkey = yours.authenticator.sign(await askForPasskey(visitor, 'second-factor/passkey'));
    expect(await visitor.change('POST', '/api/auth/second-factor', { json: { passkey } })).toMatchObject({
      status: 401,
      body: { code: 'passkey_unknown' },
    });
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('the passkeys of an account', () => {
  it('are renamed by their owner only', async () => {
    const { visitor, id } = await withPasskey();
    const rename = (by: Visitor, name: unknown) =>
      by.change('PATCH', `/api/user/security/passkeys/${id}`, { json: { name } });
    expect(await rename(visitor, ' Chiave blu ')).toMatchObject({ status: 200, body: { id, name: 'Chiave blu' } });
    expect((await rename(visitor, ' ')).status).toBe(400);
    const stranger = await archive.signedIn(await archive.aMember());
    expect(await rename(stranger, 'Mia')).toMatchObject({ status: 404, body: { code: 'passkey_not_found' } });
    expect((await securityOf(visitor)).passkeys).toMatchObject([{ name: 'Chiave blu' }]);
  });

  it('are removed with the password and a second factor; with the last one the recovery codes go, too', async () => {
    const { account, visitor, id, authenticator, recoveryCodes } = await withPasskey();
    const remove = (json: object) => visitor.change('DELETE', `/api/user/security/passkeys/${id}`, { json });
    expect((await remove({ password: accountPassword })).status).toBe(400);
    expect((await remove({ password: 'not it', code: recoveryCodes[0] })).status).toBe(400);
    const stranger = await archive.signedIn(await archive.aMember());
    expect(
      await stranger.change('DELETE', `/api/user/security/passkeys/${id}`, { json: { password: accountPassword } }),
    ).toMatchObject({ status: 404, body: { code: 'passkey_not_found' } });
    const options = await askForProof(visitor);
    expect((await remove({ password: accountPassword, passkey: authenticator.sign(options) })).status).toBe(204);
    expect(await securityOf(visitor)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await archive.visitor().signIn(account)).status).toBe(200);
    expect(await signInWithPasskey(archive.visitor(), authenticator)).toMatchObject({
      body: { code: 'passkey_unknown' },
    });
    const kinds = await archive.database.query('select kind from account_emails where user_id = $1 order by id', [
      account.id,
    ]);
    expect(kinds.at(-1)).toEqual({ kind: 'second_factor_removed' });
  });

  it('go on when the codes of an app are removed, and keep the recovery codes', async () => {
    const visitor = await archive.signedIn(await archive.aMember());
    const { secret, recoveryCodes } = await setUpCodes(visitor);
    await setUpPasskey(visitor, archive.url, { proof: { password: accountPassword, code: codeOf(secret) } });
    const json = { password: accountPassword, code: recoveryCodes[0] };
    expect((await visitor.change('DELETE', '/api/user/security/totp', { json })).status).toBe(204);
    expect(await securityOf(visitor)).toMatchObject({ totpSince: null, recoveryCodesLeft: 9, passkeys: [{}] });
  });

  it('are all taken away by an administrator, for somebody who has lost them', async () => {
    const { account, visitor } = await withPasskey();
    const admin = await archive.anAdmin();
    const administrator = await archive.signedIn(admin);
    const { body } = await administrator.get(`/api/admin/users?q=${account.email}`);
    expect(body.items).toMatchObject([{ hasSecondFactor: true }]);
    const { status } = await administrator.change('DELETE', `/api/admin/users/${account.id}/second-factor`, {
      json: { password: admin.password },
    });
    expect([status, (await securityOf(visitor)).passkeys]).toEqual([204, []]);
  });

  it('are named in the export of the person’s data, without their keys', async () => {
    const { account, visitor, authenticator } = await withPasskey();
    const { text } = await visitor.get(`/api/users/${account.id}/export`);
    expect(text).toContain('security.json');
    expect(text).not.toContain(authenticator.id.toString('base64url'));
  });
});

describe('a passkey of those who work in the archive', () => {
  it('is the second factor that the settings ask for; the last one stays', async () => {
    const { visitor: administrator, authenticator, recoveryCodes, id, account } = await withPasskey(archive.anAdmin);
    const make = (staffSecondFactor: boolean) =>
      administrator.change('PUT', '/api/admin/security', { json: { staffSecondFactor, password: accountPassword } });
    expect((await make(true)).status).toBe(200);
    expect((await administrator.get('/api/admin/photos')).status).toBe(200);
    const json = { password: accountPassword, code: recoveryCodes[0] };
    const path = `/api/user/security/passkeys/${id}`;
    expect(await administrator.change('DELETE', path, { json })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_obligatory' },
    });
    expect((await securityOf(administrator)).passkeys).toHaveLength(1);
    const visitor = archive.visitor();
    expect((await signInWithPasskey(visitor, authenticator)).status).toBe(200);
    expect((await visitor.get('/api/admin/photos')).status).toBe(200);
    expect((await make(false)).status).toBe(200);
    const kinds = await archive.database.query('select kind from account_emails where user_id = $1', [account.id]);
    expect(kinds).toContainEqual({ kind: 'new_device' });
  });
});

it('counts refused answers like wrong passwords', async () => {
  const guarded = await startArchive();
  try {
    const { authenticator } = await setUpPasskey(await guarded.signedIn(await guarded.aMember()), guarded.url);
    const thief = guarded.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await signInWithPasskey(thief, authenticator, { isVerified: false })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  } finally {
    await guarded.close();
  }
});

it('is not offered where browsers make none', async () => {
  const numeric = await startArchive({ environment: { PUBLIC_URL: 'http://archivio.example.org' } });
  try {
    const visitor = await numeric.signedIn(await numeric.aMember());
    expect(await securityOf(visitor)).toMatchObject({ canAddPasskeys: false });
    const unavailable = { status: 409, body: { code: 'passkeys_unavailable' } };
    expect(await beginPasskey(visitor)).toMatchObject(unavailable);
    expect(await numeric.visitor().change('POST', '/api/auth/passkey/options')).toMatchObject(unavailable);
  } finally {
    await numeric.close();
  }
});
