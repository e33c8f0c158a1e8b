import {
  archive,
  linkIn,
  linkInvalid,
  mailbox,
  newPassword,
  nothingIsOwed,
  post,
  reset,
  signsIn,
  tokenIn,
  verify,
} from '../support/mailed-archive.js';
import { ownPage } from '../support/page-forms.js';
import type { Answer } from '../support/visitor.js';

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
