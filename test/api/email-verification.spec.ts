import { startArchive } from '../support/archive.js';
import {
  archive,
  linkIn,
  linkInvalid,
  mailbox,
  newPassword,
  noPendingJobs,
  post,
  reset,
  signsIn,
  tokenIn,
  verify,
} from '../support/archive-with-email.js';
import { ownPage } from '../support/page-forms.js';
import type { Answer, Visitor } from '../support/visitor.js';

describe('the address of a new account', () => {
  const register = async (email: string) =>
    post('register', { email, password: newPassword, confirmPassword: newPassword, acceptedPrivacyPolicy: true });
  const verifiedAt = async (email: string): Promise<Date | null> =>
    (await archive.database.query('select email_verified_at from users where email = $1', [email]))[0]
      .email_verified_at;

  it('is confirmed by a link in an email that is sent in the background', async () => {
    const email = 'da-confermare@example.org';
    expect((await register(email)).status).toBe(201);
    const mail = await mailbox.emailTo(email);
    expect(linkIn(mail).pathname).toBe('/it/auth/verify-email');
    expect(await signsIn(email, newPassword)).toBe(true);
    expect(await verifiedAt(email)).toBeNull();
    expect((await verify(tokenIn(mail))).status).toBe(204);
    expect(await verifiedAt(email)).not.toBeNull();
    expect(await verify(tokenIn(mail))).toMatchObject(linkInvalid);
    expect(await reset(tokenIn(mail))).toMatchObject(linkInvalid);
  });

  it('enqueues no email when the account was not created', async () => {
    const member = await archive.aMember();
    expect((await register(member.email)).status).toBe(409);
    await noPendingJobs();
    expect(mailbox.emails.some(({ to }) => to.includes(member.email))).toBe(false);
  });
});

describe('another email to confirm the address', () => {
  const askAs = (by: Visitor, { id }: { id: number }, language = 'it') =>
    by.change('POST', `/api/users/${id}/email-verification`, { headers: { 'Accept-Language': language } });
  const now = (by: Visitor, { id }: { id: number }) => by.get(`/api/users/${id}/email-verification`);

  it('is in the language of the request; the links of all emails are valid until one is used', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    expect(await askAs(visitor, member)).toMatchObject({ status: 200, body: { verifiedAt: null } });
    const first = tokenIn(await mailbox.emailTo(member.email));
    await askAs(visitor, member, 'de');
    const second = await mailbox.emailTo(member.email, { count: 2 });
    expect(linkIn(second).pathname).toBe('/de/auth/verify-email');
    expect((await verify(first)).status).toBe(204);
    expect(await verify(tokenIn(second))).toMatchObject(linkInvalid);
    expect((await now(visitor, member)).body).toEqual({ verifiedAt: expect.any(String) });
  });

  it('is not sent when the address is confirmed already', async () => {
    const member = await archive.aMember();
    const visitor = await archive.signedIn(member);
    await archive.database.query('update users set email_verified_at = now() where id = $1', [member.id]);
    const answer = await askAs(visitor, member);
    expect(answer).toMatchObject({ status: 200, body: { verifiedAt: expect.any(String) } });
    await noPendingJobs();
    expect(mailbox.emails.some(({ to }) => to.includes(member.email))).toBe(false);
  });

  it('cannot be requested by anybody else', async () => {
    const [member, other] = [await archive.aMember(), await archive.aMember()];
    const visitor = await archive.signedIn(other);
    for (const answer of [await askAs(visitor, member), await now(visitor, member)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_account' } });
  });

  it.each([
    ['five times an hour', { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.org' }, [200, 200, 200, 200, 200, 429]],
    ['never where the archive sends no mail', null, [503]],
  ])('can be asked for %s', async (_title, email, expected) => {
    const guarded = await startArchive({ config: { rateLimit: true, email } });
    try {
      const member = await guarded.aMember();
      const visitor = await guarded.signedIn(member);
      const found: number[] = [];
      for (const _status of expected) found.push((await askAs(visitor, member)).status);
      expect(found).toEqual(expected);
    } finally {
      await guarded.close();
    }
  });
});

describe('the forms without scripts', () => {
  const send = (page: string, form: Record<string, string>, headers: Record<string, string> = ownPage) =>
    archive.visitor().send('POST', `/en/auth/${page}`, { form, headers });
  const location = ({ headers }: Answer): string | null => headers.get('location');

  it('request a link, use it, and redirect to the sign-in', async () => {
    const { email } = await archive.aMember();
    const asked = await send('forgot-password', { email });
    expect([asked.status, location(asked)]).toEqual([303, '/en/auth/forgot-password?done=sent']);
    const mail = await mailbox.emailTo(email);
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
    const done = await send('verify-email', { token: tokenIn(await mailbox.emailTo(email)) });
    expect([done.status, location(done)]).toEqual([303, '/en/auth/verify-email?done=verified']);
  });

  it('are shown again when a link is invalid', async () => {
    const answer = await send('verify-email', { token: 'x' });
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'link_invalid',
      values: { token: 'x' },
      message: expect.stringMatching(/no longer valid/),
    });
  });

  it('refuse submissions from other sites', async () => {
    for (const page of ['forgot-password', 'reset-password', 'verify-email'])
      expect((await send(page, { email: 'a@example.org' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
