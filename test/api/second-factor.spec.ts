import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import { codeOf, sendCode, setUpCodes, signInWithCode } from '../support/one-time-codes.js';
import { mountFormAnswers, ownPage } from '../support/page-forms.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages: mountFormAnswers });
});
afterAll(() => archive.close());

const securityOf = async (visitor: Visitor) => (await visitor.get('/api/user/security')).body;
const isSignedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get('/api/user')).body !== null;
const wrongCode = { status: 400, body: { errors: [{ field: 'code', code: 'errorCodeWrong' }] } };

async function protectedAccount() {
  const account = await archive.aMember();
  const visitor = await archive.signedIn(account);
  return { account, visitor, ...(await setUpCodes(visitor)) };
}

describe('setting up one-time codes', () => {
  it('asks for the password, and counts only once a code has confirmed the secret', async () => {
    const account = await archive.aMember();
    const visitor = await archive.signedIn(account);
    expect(await securityOf(visitor)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    const begin = (password: unknown) => visitor.change('POST', '/api/user/security/totp', { json: { password } });
    expect(await begin('not it')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', code: 'errorCurrentPassword' }] },
    });
    const begun = await begin(account.password);
    expect(begun.headers.get('cache-control')).toBe('private, no-store');
    const { secret, uri } = begun.body;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(account.email));
    expect((await archive.visitor().signIn(account)).status).toBe(200);
    const confirm = (code: unknown) =>
      visitor.change('POST', '/api/user/security/totp/confirmation', { json: { code } });
    expect(await confirm('000000')).toMatchObject(wrongCode);
    expect(await confirm('')).toMatchObject({ status: 400, body: { errors: [{ code: 'errorCodeRequired' }] } });
    const { status, body } = await confirm(codeOf(secret));
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await securityOf(visitor)).toMatchObject({ totpSince: expect.any(String), recoveryCodesLeft: 10 });
    expect((await archive.visitor().signIn(account)).status).toBe(202);
    expect(await begin(account.password)).toMatchObject({ status: 409, body: { code: 'second_factor_present' } });
    expect(await confirm(codeOf(secret, 1))).toMatchObject({ status: 409, body: { code: 'second_factor_missing' } });
  });

  it('stores neither the secret nor a recovery code in clear', async () => {
    const { account, secret, recoveryCodes } = await protectedAccount();
    const [row] = await archive.database.query(
      `select encode(f.secret, 'escape') || encode(f.secret, 'hex') || (select string_agg(code_hash, ' ') from recovery_codes r
         where r.user_id = f.user_id) as stored from totp_secrets f where user_id = $1`,
      [account.id],
    );
    for (const clear of [secret, ...recoveryCodes]) expect(row.stored).not.toContain(clear);
    expect(row.stored).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it('is in the history without any secret', async () => {
    const { account } = await protectedAccount();
    expect(await archive.historyOf('user', account.id)).toMatchObject([
      { action: 'changed', before: { secondFactor: false }, after: { secondFactor: true }, userId: account.id },
    ]);
  });
});

describe('signing in to an account with a second factor', () => {
  it('signs nobody in by the password alone, and says what is asked for', async () => {
    const { account } = await protectedAccount();
    const visitor = archive.visitor();
    const { status, body } = await visitor.signIn(account);
    expect([status, body]).toEqual([202, { secondFactor: ['totp', 'recovery'] }]);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await visitor.get('/api/user/security')).status).toBe(401);
    const [{ count }] = await archive.database.query('select count(*) from sessions where user_id = $1', [account.id]);
    expect(count).toBe('1');
  });

  it('signs in with the code, under a new session id, remembered as it was asked for', async () => {
    const { account, secret } = await protectedAccount();
    const visitor = archive.visitor();
    await visitor.signIn({ ...account, rememberMe: true });
    const pending = visitor.cookies.get('session');
    const { status, body } = await sendCode(visitor, codeOf(secret));
    expect([status, body]).toEqual([200, expect.objectContaining({ id: account.id, email: account.email })]);
    expect(visitor.cookies.get('session')).not.toBe(pending);
    expect(visitor.setCookies.get('session')).toMatch(/Expires/);
    expect(await isSignedIn(visitor)).toBe(true);
    const holder = archive.visitor();
    holder.cookies.set('session', pending as string);
    expect(await sendCode(holder, codeOf(secret, 1))).toMatchObject({ status: 401, body: { code: 'sign_in_expired' } });
  });

  it('accepts a code with a space, and no code twice, whoever sends it', async () => {
    const { account, secret } = await protectedAccount();
    const code = codeOf(secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await signInWithCode(archive.visitor(), account, spaced)).status).toBe(200);
    expect(await signInWithCode(archive.visitor(), account, code)).toMatchObject(wrongCode);
    expect(await signInWithCode(archive.visitor(), account, codeOf(secret, -1))).toMatchObject(wrongCode);
  });

  it('lets only one of two requests with the same code in', async () => {
    const { account, secret, recoveryCodes } = await protectedAccount();
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const visitors = [archive.visitor(), archive.visitor(), archive.visitor()];
      for (const visitor of visitors) await visitor.signIn(account);
      const answers = await Promise.all(visitors.map((visitor) => sendCode(visitor, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    }
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { account, recoveryCodes } = await protectedAccount();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signInWithCode(archive.visitor(), account, first)).status).toBe(200);
    expect(await signInWithCode(archive.visitor(), account, first)).toMatchObject(wrongCode);
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
    const visitor = archive.visitor();
    expect((await signInWithCode(visitor, account, typed)).status).toBe(200);
    expect(await securityOf(visitor)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('refuses a code without a password before it, ten minutes after it, and after the password was changed', async () => {
    const { account, visitor: owner, secret } = await protectedAccount();
    const expired = { status: 401, body: { code: 'sign_in_expired' } };
    expect(await sendCode(archive.visitor(), codeOf(secret))).toMatchObject(expired);
    const late = archive.visitor();
    await late.signIn(account);
    await archive.database.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{pendingSignIn,until}', '1')::json where sess -> 'pendingSignIn' is not null`,
    );
    expect(await sendCode(late, codeOf(secret))).toMatchObject(expired);
    const early = archive.visitor();
    await early.signIn(account);
    const change = { currentPassword: account.password, newPassword: 'bora scura 1954' };
    await owner.change('POST', `/api/users/${account.id}/change-password`, { json: change });
    expect(await sendCode(early, codeOf(secret))).toMatchObject(expired);
  });

  it('belongs to one account: the code of another opens nothing', async () => {
    const [mine, yours] = [await protectedAccount(), await protectedAccount()];
    expect(await signInWithCode(archive.visitor(), mine.account, codeOf(yours.secret))).toMatchObject(wrongCode);
    expect(await signInWithCode(archive.visitor(), mine.account, yours.recoveryCodes[0] ?? '')).toMatchObject(
      wrongCode,
    );
  });

  it.each([[null], [7], [['123456']], [{}], ['x'.repeat(90_000)], ['１２３４５６'], ['%00'], ['']])(
    'refuses %j as a code, and goes on',
    async (code) => {
      const { account, secret } = await protectedAccount();
      const visitor = archive.visitor();
      await visitor.signIn(account);
      expect((await sendCode(visitor, code)).status).toBe(400);
      expect((await sendCode(visitor, codeOf(secret))).status).toBe(200);
    },
  );

  it('works without scripts: the form of the sign-in leads to that of the code, and this to the page asked for', async () => {
    const { account, secret } = await protectedAccount();
    const visitor = archive.visitor();
    const send = (path: string, form: Record<string, string>) => visitor.send('POST', path, { form, headers: ownPage });
    const first = await send('/it/auth?redirect=/it/archivio', { email: account.email, password: account.password });
    const page = first.headers.get('location') ?? '';
    expect([first.status, page]).toEqual([303, '/it/auth/second-factor?redirect=%2Fit%2Farchivio']);
    expect(await isSignedIn(visitor)).toBe(false);
    const wrong = await send(page, { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'code', code: 'errorCodeWrong' }] } });
    expect(wrong.body.values).toEqual({});
    const right = await send(page, { code: codeOf(secret) });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/it/archivio']);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('does not remain signed in as somebody else while the code is still to come', async () => {
    const { account } = await protectedAccount();
    const visitor = await archive.signedIn(await archive.aMember());
    expect((await visitor.signIn(account)).status).toBe(202);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('taking a second factor away', () => {
  it('needs the password and a code', async () => {
    const { account, visitor, secret } = await protectedAccount();
    const remove = (json: object) => visitor.change('DELETE', '/api/user/security/totp', { json });
    expect((await remove({ password: account.password })).status).toBe(400);
    expect(await remove({ password: 'not it', code: codeOf(secret) })).toMatchObject({
      body: { errors: [{ field: 'password', code: 'errorCurrentPassword' }] },
    });
    expect(await remove({ password: account.password, code: '000000' })).toMatchObject(wrongCode);
    expect((await archive.visitor().signIn(account)).status).toBe(202);
    expect((await remove({ password: account.password, code: codeOf(secret) })).status).toBe(204);
    expect((await archive.visitor().signIn(account)).status).toBe(200);
    expect(await securityOf(visitor)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    expect(await remove({ password: account.password, code: codeOf(secret, 1) })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_missing' },
    });
  });

  it('is not done by new recovery codes, which replace the earlier ones', async () => {
    const { account, visitor, secret, recoveryCodes } = await protectedAccount();
    const json = { password: account.password, code: codeOf(secret) };
    const { status, body } = await visitor.change('POST', '/api/user/security/recovery-codes', { json });
    expect([status, body.recoveryCodes.length]).toEqual([201, 10]);
    expect(await signInWithCode(archive.visitor(), account, recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
    expect((await signInWithCode(archive.visitor(), account, body.recoveryCodes[0])).status).toBe(200);
  });

  it('is done for others by an administrator with their own password, and never for oneself', async () => {
    const { account } = await protectedAccount();
    const admin = await archive.anAdmin();
    const administrator = await archive.signedIn(admin);
    const reset = (id: number, password: string) =>
      administrator.change('DELETE', `/api/admin/users/${id}/second-factor`, { json: { password } });
    const listed = await administrator.get(`/api/admin/users?q=${account.email}`);
    expect(listed.body.items).toMatchObject([{ id: account.id, hasSecondFactor: true }]);
    expect((await reset(account.id, 'not it')).status).toBe(400);
    expect(await reset(admin.id, admin.password)).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect((await archive.visitor().signIn(account)).status).toBe(202);
    expect((await reset(account.id, admin.password)).status).toBe(204);
    expect((await archive.visitor().signIn(account)).status).toBe(200);
    expect((await archive.historyOf('user', account.id)).at(-1)).toMatchObject({
      after: { secondFactor: false },
      userId: admin.id,
    });
    expect(await reset(account.id, admin.password)).toMatchObject({ body: { code: 'second_factor_missing' } });
    expect((await reset(2_000_000_000, admin.password)).status).toBe(404);
  });
});

describe('guessing codes', () => {
  it('locks the sender out after five wrong ones, also when the password is sent again in between', async () => {
    const guarded = await startArchive({ config: { rateLimit: true } });
    try {
      const account = await guarded.aMember();
      const owner = await guarded.signedIn(account);
      const { secret } = await setUpCodes(owner);
      const thief = guarded.visitor();
      const statuses: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        await thief.signIn(account);
        statuses.push((await sendCode(thief, '000000')).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400]);
      expect(await sendCode(thief, codeOf(secret))).toMatchObject({ status: 429, body: { code: 'sign_in_throttled' } });
      expect((await thief.signIn(account)).status).toBe(429);
      // The owner's device is known.
      expect((await owner.signIn(account)).status).toBe(202);
      expect((await sendCode(owner, codeOf(secret))).status).toBe(200);
      const keys = await guarded.database.query('select key from throttling');
      expect(JSON.stringify(keys)).not.toMatch(/example/);
    } finally {
      await guarded.close();
    }
  });
});
