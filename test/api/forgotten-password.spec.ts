import {
  archive,
  forgot,
  linkIn,
  mailbox,
  newPassword,
  noPendingJobs,
  reset,
  resetToken,
  signsIn,
  tokenIn,
} from '../support/archive-with-email.js';
import type { Answer } from '../support/visitor.js';

describe('a forgotten password', () => {
  it('is reset by a link in an email', async () => {
    const member = await archive.aMember();
    const session = await archive.signedIn(member);
    expect(await forgot(member.email)).toMatchObject({ status: 204, text: '' });
    const mail = await mailbox.emailTo(member.email);
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

  it('sends an email in the language of the page', async () => {
    const subjects = {
      it: /Scegli una nuova password/,
      en: /Choose a new password/,
      de: /Wählen Sie ein neues Passwort/,
    };
    for (const [language, subject] of Object.entries(subjects)) {
      const { email } = await archive.aMember();
      await forgot(email, { 'Accept-Language': language });
      const mail = await mailbox.emailTo(email);
      expect(mail.subject).toMatch(subject);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(linkIn(mail).pathname).toBe(`/${language}/auth/reset-password`);
      expect(mail.text + mail.html).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it('sends its email to the address of the account, however it was typed', async () => {
    const member = await archive.aMember({ email: 'maiuscole@example.org' });
    await forgot(' MAIUSCOLE@Example.ORG ');
    expect((await mailbox.emailTo(member.email)).to).toEqual(['maiuscole@example.org']);
  });

  it('answers the same, with the same statements, for an address that nobody has', async () => {
    const { email } = await archive.aMember();
    const known = await forgot(email);
    const unknown = await forgot('nessuno@example.org');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const names = ({ headers }: Answer): string[] => [...headers.keys()].sort();
    expect(names(unknown)).toEqual(names(known));
    await noPendingJobs();
    expect(mailbox.emails.some(({ to }) => to.includes('nessuno@example.org'))).toBe(false);
    expect(
      await archive.database.query(`select 1 from account_emails where email_key = 'nessuno@example.org'`),
    ).toEqual([]);
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
    const mail = await mailbox.emailTo(email);
    expect(mail.text + mail.html).not.toContain('evil');
  });

  it('contains no text in its email that somebody else could have written', async () => {
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
    const mail = await mailbox.emailTo(email);
    expect(mail.text + mail.html + mail.subject).not.toMatch(/evil|vinto/i);
  });

  it('stores only hashes of links in the database', async () => {
    const member = await archive.aMember();
    const token = await resetToken(member);
    const rows = await archive.database.query('select * from account_emails');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(rows[0].token_hashes[0])).status).toBe(400);
  });

  it('is confirmed by a second email, and confirms the address of the account', async () => {
    const member = await archive.aMember();
    await reset(await resetToken(member));
    const mail = await mailbox.emailTo(member.email, { count: 2 });
    expect(mail.subject).toMatch(/La tua password è stata cambiata/);
    expect(linkIn(mail).search).toBe('');
    const [row] = await archive.database.query('select email_verified_at from users where id = $1', [member.id]);
    expect(row.email_verified_at).not.toBeNull();
  });
});
