import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { Mailbox, type ReceivedMail } from '../support/mailbox.js';
import { mountFormAnswers, ownPage } from '../support/page-forms.js';
import type { Answer } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

const publicUrl = 'http://archive.example.org';
const newPassword = 'bora scura 1954';
const linkInvalid = { status: 400, body: { code: 'link_invalid' } };

let archive: TestArchive;
let mailbox: Mailbox;
let workers: TestWorkers;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  archive = await startArchive({
    config: {
      rateLimit: false,
      publicUrl,
      mail: { smtpUrl: mailbox.url, from: 'Archivio di Trieste <archivio@example.org>' },
    },
    mountPages: mountFormAnswers,
  });
  workers = await startWorkers(archive);
});
afterAll(async () => {
  await workers.close();
  await archive.close();
  await mailbox.close();
});

const post = (path: string, json: object, headers: Record<string, string> = {}): Promise<Answer> =>
  archive.visitor().change('POST', `/api/auth/${path}`, { json, headers });
const forgot = (email: unknown, headers = {}): Promise<Answer> => post('forgot-password', { email }, headers);
const reset = (token: unknown, password = newPassword): Promise<Answer> =>
  post('reset-password', { token, password, confirmPassword: password });
const verify = (token: unknown): Promise<Answer> => post('verify-email', { token });

const linkIn = ({ text }: ReceivedMail): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
const tokenIn = (mail: ReceivedMail): string => linkIn(mail).searchParams.get('token') ?? '';
async function resetToken({ email }: Account, count = 1): Promise<string> {
  await forgot(email);
  return tokenIn(await mailbox.mailTo(email, { count }));
}
/** What is owed has been done. */
async function nothingIsOwed(): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    const owed = await archive.database.query(`select 1 from work_owed where kind = 'mail' and version > done_version`);
    if (owed.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('Mails are still owed.');
}
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await archive.visitor().signIn({ email, password })).status === 200;

describe('a forgotten password', () => {
  it('is made new by a link in a mail', async () => {
    const member = await archive.aMember();
    const session = await archive.signedIn(member);
    expect(await forgot(member.email)).toMatchObject({ status: 204, text: '' });
    const mail = await mailbox.mailTo(member.email);
    expect(mail.from).toBe('archivio@example.org');
    expect(mail.headers).toMatch(/^From: (?:"?Archivio di Trieste"?) <archivio@example\.org>/m);
    expect(mail.headers).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(linkIn(mail).href).toMatch(/^http:\/\/archive\.example\.org\/it\/auth\/reset-password\?token=[\w-]{43}$/);
    expect(mail.html).toContain(`href="${linkIn(mail).href}"`);

    expect((await reset(tokenIn(mail))).status).toBe(204);
    expect(await signsIn(member.email, member.password)).toBe(false);
    expect(await signsIn(member.email, newPassword)).toBe(true);
    expect((await session.get('/api/user')).text).toBe('null');
  });

  it('is told of in the language of the page', async () => {
    const subjects = {
      it: /Scegli una nuova password/,
      en: /Choose a new password/,
      de: /Wählen Sie ein neues Passwort/,
    };
    for (const [language, subject] of Object.entries(subjects)) {
      const { email } = await archive.aMember();
      await forgot(email, { 'Accept-Language': language });
      const mail = await mailbox.mailTo(email);
      expect(mail.subject).toMatch(subject);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(linkIn(mail).pathname).toBe(`/${language}/auth/reset-password`);
      expect(mail.text + mail.html).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it('sends its mail to the account’s own address, however it was typed', async () => {
    const member = await archive.aMember({ email: 'maiuscole@example.org' });
    await forgot(' MAIUSCOLE@Example.ORG ');
    expect((await mailbox.mailTo(member.email)).to).toEqual(['maiuscole@example.org']);
  });

  it('answers the same, with the same statements, for an address that nobody has', async () => {
    const { email } = await archive.aMember();
    const known = await forgot(email);
    const unknown = await forgot('nessuno@example.org');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const names = ({ headers }: Answer): string[] => [...headers.keys()].sort();
    expect(names(unknown)).toEqual(names(known));
    await nothingIsOwed();
    expect(mailbox.mails.some(({ to }) => to.includes('nessuno@example.org'))).toBe(false);
    expect(await archive.database.query(`select 1 from account_mails where email_key = 'nessuno@example.org'`)).toEqual(
      [],
    );
  });

  it.each([['nessuno'], [''], [null], [['a@example.org']], [{ $gt: '' }], ['a@example.org\r\nBcc: b@example.org']])(
    'is refused for %j, which is no address',
    async (email) => {
      expect(await forgot(email)).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    },
  );

  it('names PUBLIC_URL in its link, whatever the request says of its host', async () => {
    const { email } = await archive.aMember();
    await forgot(email, {
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
      Origin: 'http://evil.example',
    });
    const mail = await mailbox.mailTo(email);
    expect(mail.text + mail.html).not.toContain('evil');
  });

  it('says nothing in its mail that a stranger could have written', async () => {
    const email = `vittima-${Date.now()}@example.org`;
    await archive.visitor().change('POST', '/api/auth/register', {
      json: {
        email,
        displayName: 'Hai vinto: http://evil.example',
        password: newPassword,
        confirmPassword: newPassword,
        acceptedPrivacyPolicy: true,
      },
    });
    const mail = await mailbox.mailTo(email);
    expect(mail.text + mail.html + mail.subject).not.toMatch(/evil|vinto/i);
  });

  it('stands with hashes only in the database', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    const rows = await archive.database.query('select * from account_mails');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(rows[0].token_hashes[0])).status).toBe(400);
  });

  it('is confirmed to the account by a second mail, and proves its address', async () => {
    const member = await archive.aMember();
    await reset(await resetToken(member));
    const mail = await mailbox.mailTo(member.email, { count: 2 });
    expect(mail.subject).toMatch(/La tua password è stata cambiata/);
    expect(linkIn(mail).search).toBe('');
    const [row] = await archive.database.query('select email_verified_at from users where id = $1', [member.id]);
    expect(row.email_verified_at).not.toBeNull();
  });
});

describe('the link of a forgotten password', () => {
  it('works once', async () => {
    const token = await resetToken(await archive.aMember());
    expect((await reset(token)).status).toBe(204);
    expect(await reset(token, 'another password')).toMatchObject(linkInvalid);
  });

  it('works for one of many who use it in the same moment', async () => {
    const token = await resetToken(await archive.aMember());
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `password number ${n}`)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400, 400, 400]);
  });

  it('ends with every other link that was asked for before', async () => {
    const member = await archive.aMember();
    const first = await resetToken(member);
    const second = await resetToken(member, 2);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(204);
    expect(await reset(second)).toMatchObject(linkInvalid);
  });

  it('ends after an hour', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    const [row] = await archive.database.query(
      'select extract(epoch from expires_at - now()) / 60 as minutes from account_mails where user_id = $1',
      [member.id],
    );
    expect(Number(row.minutes)).toBeGreaterThan(58);
    expect(Number(row.minutes)).toBeLessThanOrEqual(60);
    await archive.database.query(
      `update account_mails set expires_at = now() - interval '1 second' where user_id = $1`,
      [member.id],
    );
    expect(await reset(token)).toMatchObject(linkInvalid);
    expect(await signsIn(member.email, member.password)).toBe(true);
  });

  it('sets nobody else’s password', async () => {
    const [one, other] = [await archive.aMember(), await archive.aMember()];
    await reset(await resetToken(one));
    expect(await signsIn(other.email, other.password)).toBe(true);
    expect(await signsIn(one.email, newPassword)).toBe(true);
  });

  it('is not good for confirming an address, nor the other way round', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    expect(await verify(token)).toMatchObject(linkInvalid);
    expect((await reset(token)).status).toBe(204);
  });

  it('ends with the account', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    await archive.database.query('delete from users where id = $1', [member.id]);
    expect(await reset(token)).toMatchObject(linkInvalid);
  });

  it.each(['x', 'x'.repeat(43), '0', "' or 1=1 --", '{}', '%00', '../..', '\0'])('is not %j', async (token) => {
    expect(await reset(token)).toMatchObject(linkInvalid);
  });

  it.each([[null], [''], [1], [{}], [['x']], ['x'.repeat(501)]])('is not %j either', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400, body: { errors: [{ field: 'token' }] } });
  });

  it('stays good when the new password is none', async () => {
    const token = await resetToken(await archive.aMember());
    const answer = await post('reset-password', { token, password: '1234567', confirmPassword: '123456' });
    expect(answer.body.errors).toMatchObject([
      { field: 'password', code: 'errorNewPasswordMin' },
      { field: 'confirmPassword', code: 'errorPasswordMatch' },
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('opens an account that wrong passwords had locked', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    await reset(token);
    expect(await archive.database.query(`select 1 from throttling where key like 'sign-in-account%'`)).toEqual([]);
  });
});

describe('the address of a new account', () => {
  const register = async (email: string): Promise<Answer> =>
    post('register', { email, password: newPassword, confirmPassword: newPassword, acceptedPrivacyPolicy: true });
  const verifiedAt = async (email: string): Promise<Date | null> =>
    (await archive.database.query('select email_verified_at from users where email = $1', [email]))[0]
      .email_verified_at;

  it('is confirmed by a link in a mail, which nothing waits for', async () => {
    const email = 'da-confermare@example.org';
    expect((await register(email)).status).toBe(201);
    const mail = await mailbox.mailTo(email);
    expect(linkIn(mail).pathname).toBe('/it/auth/verify-email');
    expect(await signsIn(email, newPassword)).toBe(true);
    expect(await verifiedAt(email)).toBeNull();
    expect((await verify(tokenIn(mail))).status).toBe(204);
    expect(await verifiedAt(email)).not.toBeNull();
    expect(await verify(tokenIn(mail))).toMatchObject(linkInvalid);
    expect(await reset(tokenIn(mail))).toMatchObject(linkInvalid);
  });

  it('owes no mail when the account was not made', async () => {
    const member = await archive.aMember();
    expect((await register(member.email)).status).toBe(409);
    await nothingIsOwed();
    expect(mailbox.mails.some(({ to }) => to.includes(member.email))).toBe(false);
  });
});

describe('the forms without scripts', () => {
  const send = (page: string, form: Record<string, string>, headers: Record<string, string> = ownPage) =>
    archive.visitor().send('POST', `/en/auth/${page}`, { form, headers });
  const location = ({ headers }: Answer): string | null => headers.get('location');

  it('ask for a link, use it, and lead to the sign-in', async () => {
    const { email } = await archive.aMember();
    const asked = await send('forgot-password', { email });
    expect([asked.status, location(asked)]).toEqual([303, '/en/auth/forgot-password?done=sent']);
    const mail = await mailbox.mailTo(email);
    expect(mail.subject).toMatch(/Choose a new password/);
    const token = tokenIn(mail);
    const form = { token, password: newPassword, confirmPassword: newPassword };
    const faulty = await send('reset-password', { ...form, confirmPassword: 'x' });
    expect([faulty.status, faulty.body.values]).toEqual([400, { token }]);
    const done = await send('reset-password', form);
    expect([done.status, location(done)]).toEqual([303, '/en/auth?done=password']);
    expect(await signsIn(email, newPassword)).toBe(true);
  });

  it('confirm an address', async () => {
    const email = 'modulo-conferma@example.org';
    await send('register', { email, password: newPassword, confirmPassword: newPassword, acceptedPrivacyPolicy: 'on' });
    const done = await send('verify-email', { token: tokenIn(await mailbox.mailTo(email)) });
    expect([done.status, location(done)]).toEqual([303, '/en/auth/verify-email?done=verified']);
  });

  it('are shown again when a link is not good', async () => {
    const answer = await send('verify-email', { token: 'x' });
    expect(answer.body).toMatchObject({
      status: 400,
      values: { token: 'x' },
      message: expect.stringMatching(/no longer valid/),
    });
  });

  it('take nothing from another site', async () => {
    for (const page of ['forgot-password', 'reset-password', 'verify-email'])
      expect((await send(page, { email: 'a@example.org' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

describe('a mail server that does not answer well', () => {
  it('gets the mail later when it is out of order, with a link that is good', async () => {
    const member = await archive.aMember();
    mailbox.refusal = { responseCode: 451 };
    await forgot(member.email);
    while (!mailbox.attempts.includes(member.email)) await new Promise((resolve) => setTimeout(resolve, 25));
    mailbox.refusal = null;
    await archive.database.query(`update work_owed set next_at = now() where kind = 'mail'`);
    // The pause is written after the attempt has ended.
    const soon = setInterval(
      () => void archive.database.query(`update work_owed set next_at = now() where kind = 'mail'`),
      200,
    );
    const mail = await mailbox.mailTo(member.email).finally(() => clearInterval(soon));
    expect((await reset(tokenIn(mail))).status).toBe(204);
  });

  it('is left alone when it knows no such mailbox', async () => {
    const member = await archive.aMember();
    mailbox.refusal = { responseCode: 550 };
    await forgot(member.email);
    await nothingIsOwed();
    mailbox.refusal = null;
    expect(mailbox.attempts.filter((address) => address === member.email)).toHaveLength(1);
  });
});

describe('many requests', () => {
  it('for one account, or from one address, are refused for a while, whether somebody has the account or not', async () => {
    const guarded = await startArchive({
      config: { rateLimit: true, mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.org' } },
    });
    try {
      const member = await guarded.aMember();
      const visitor = guarded.visitor();
      const ask = (email: string, n: number): Promise<Answer> =>
        visitor.change('POST', '/api/auth/forgot-password', {
          json: { email },
          headers: { 'X-Forwarded-For': `203.0.113.${n}` },
        });
      const statuses = async (email: string): Promise<number[]> => {
        const found: number[] = [];
        for (let n = 0; n < 6; n += 1) found.push((await ask(email, n)).status);
        return found;
      };
      expect(await statuses(member.email)).toEqual([204, 204, 204, 204, 204, 429]);
      expect(await statuses('nessuno@example.org')).toEqual([204, 204, 204, 204, 204, 429]);
      const more: number[] = [];
      for (let n = 0; n < 9; n += 1) more.push((await ask(`altro-${n}@example.org`, n)).status);
      expect(more).toEqual([204, 204, 204, 204, 204, 204, 204, 204, 429]);
      const keys = await guarded.database.query('select key from throttling');
      expect(JSON.stringify(keys)).not.toMatch(/example/);
    } finally {
      await guarded.close();
    }
  });
});

describe('an archive that sends no mail', () => {
  it('says so, makes accounts all the same, and owes nothing', async () => {
    const silent = await startArchive({ config: { mail: null } });
    try {
      expect((await silent.visitor().get('/api/settings')).body).toMatchObject({ mailEnabled: false });
      expect((await archive.visitor().get('/api/settings')).body).toMatchObject({ mailEnabled: true });
      const member = await silent.aMember();
      for (const email of [member.email, 'nessuno@example.org']) {
        const answer = await silent.visitor().change('POST', '/api/auth/forgot-password', { json: { email } });
        expect(answer).toMatchObject({ status: 503, body: { code: 'mail_unavailable' } });
      }
      const fields = {
        email: 'a@example.org',
        password: newPassword,
        confirmPassword: newPassword,
        acceptedPrivacyPolicy: true,
      };
      expect((await silent.visitor().change('POST', '/api/auth/register', { json: fields })).status).toBe(201);
      expect(await silent.database.query(`select 1 from work_owed where kind = 'mail'`)).toEqual([]);
    } finally {
      await silent.close();
    }
  });
});
