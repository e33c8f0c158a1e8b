import { archive, mailbox, noPendingJobs } from '../support/archive-with-email.js';
import type { Account } from '../support/factories.js';
import { codeOf, setUpCodes, signInWithCode } from '../support/one-time-codes.js';
import type { Visitor } from '../support/visitor.js';

const subjectsTo = async ({ email }: Account): Promise<string[]> => {
  await noPendingJobs();
  return mailbox.emails
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject.replace(/ – .*$/, ''))
    .sort();
};
/** Forgets the emails so far, and that the account's device was new. */
const fresh = async (): Promise<void> => {
  await noPendingJobs();
  mailbox.emails.length = 0;
};
const speaks = (account: Account, language: string) =>
  archive.database.query('update users set language = $2 where id = $1', [account.id, language]);

describe('an email about a sign-in', () => {
  it('goes to staff when the device is new, once, in their language', async () => {
    const editor = await archive.anEditor();
    await speaks(editor, 'de');
    await fresh();
    const visitor = archive.visitor();
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const signIn = () =>
      visitor.change('POST', '/api/auth/login', {
        json: { email: editor.email, password: editor.password },
        headers,
      });
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await subjectsTo(editor)).toEqual(['Neue Anmeldung bei Ihrem Konto']);
    const { text, html } = await mailbox.emailTo(editor.email);
    expect(text).toContain('Firefox, Linux');
    expect(text).toMatch(/\d{1,2}\. \p{L}+ 20\d\d um \d\d:\d\d/u);
    for (const part of [text, html]) expect(part).not.toMatch(/\{\{|undefined/);
  });

  it('goes to members at a confirmed address only, and not to whoever knows only the password of two', async () => {
    const [member, unknown, editor] = [await archive.aMember(), await archive.aMember(), await archive.anEditor()];
    await archive.database.query('update users set email_verified_at = now() where id = $1', [member.id]);
    const { secret } = await setUpCodes(await archive.signedIn(editor));
    await fresh();
    await archive.signedIn(member);
    await archive.signedIn(unknown);
    const thief = archive.visitor();
    expect((await thief.signIn(editor)).status).toBe(202);
    expect(await subjectsTo(member)).toEqual(['Nuovo accesso al tuo account']);
    expect([await subjectsTo(unknown), await subjectsTo(editor)]).toEqual([[], []]);
    expect((await signInWithCode(thief, editor, codeOf(secret))).status).toBe(200);
    expect(await subjectsTo(editor)).toEqual(['Nuovo accesso al tuo account']);
  });

  it('goes to the administrators as well when it is one of the staff', async () => {
    const [administrator, editor, member] = [
      await archive.anAdmin(),
      await archive.anEditor(),
      await archive.aMember(),
    ];
    await archive.database.query('update users set email_verified_at = now() where id = any($1)', [
      [editor.id, member.id],
    ]);
    await fresh();
    await archive.signedIn(member);
    expect(await subjectsTo(administrator)).toEqual([]);
    await archive.signedIn(editor);
    expect(await subjectsTo(administrator)).toEqual(['Accesso da un nuovo dispositivo']);
    const { text } = await mailbox.emailTo(administrator.email);
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(text).toContain('/admin/users');
  });
});

describe('an email about rights', () => {
  let acting: Account;
  let other: Account;
  let administrator: Visitor;

  beforeAll(async () => {
    [acting, other] = [await archive.anAdmin(), await archive.anAdmin()];
    await speaks(other, 'en');
    await archive.database.query(`update users set display_name = 'Livia' where id = $1`, [acting.id]);
    administrator = await archive.signedIn(acting);
  });
  beforeEach(fresh);

  const change = (account: Account, json: object) =>
    administrator.change('PATCH', `/api/admin/users/${account.id}`, { json: { ...json, password: acting.password } });

  it('goes to the person and to all administrators when somebody gets more', async () => {
    const member = await archive.aMember();
    expect((await change(member, { role: 'administrator' })).status).toBe(200);
    expect(await subjectsTo(member)).toEqual(['Hai nuovi diritti']);
    expect(await subjectsTo(acting)).toEqual(['Nuovi diritti nell’archivio']);
    expect(await subjectsTo(other)).toEqual(['New rights in the archive']);
    const { text } = await mailbox.emailTo(other.email);
    expect(text).toContain('Administrator');
    expect(text).toContain('granted by Livia');
    expect(text).toContain('http://archive.example.org/admin/users');
  });

  it('goes to nobody when somebody gets less', async () => {
    const editor = await archive.anEditor();
    expect((await change(editor, { role: 'member' })).status).toBe(200);
    expect([await subjectsTo(editor), await subjectsTo(other)]).toEqual([[], []]);
  });

  it('tells of an API key', async () => {
    const json = { name: 'Catalogo', scopes: ['read'], password: acting.password };
    expect((await administrator.change('POST', '/api/admin/api-keys', { json })).status).toBe(201);
    expect(await subjectsTo(acting)).toEqual(['Nuova chiave API']);
    expect(await subjectsTo(other)).toEqual(['New API key']);
    expect((await mailbox.emailTo(other.email)).text).toContain('“Catalogo”');
  });

  it('tells of a second factor that was added or taken away; of members, only themselves', async () => {
    const [editor, member] = [await archive.anEditor(), await archive.aMember()];
    const visitors = [await archive.signedIn(editor), await archive.signedIn(member)];
    await fresh();
    for (const visitor of visitors) await setUpCodes(visitor);
    expect(await subjectsTo(member)).toEqual(['Il tuo account chiede ora un codice']);
    expect(await subjectsTo(editor)).toContain('Il tuo account chiede ora un codice');
    expect(await subjectsTo(other)).toEqual(['Second factor added']);
    await fresh();
    await administrator.change('DELETE', `/api/admin/users/${editor.id}/second-factor`, {
      json: { password: acting.password },
    });
    expect(await subjectsTo(editor)).toEqual(['Il tuo account non chiede più un codice']);
    expect(await subjectsTo(other)).toEqual(['Second factor removed']);
  });
});
