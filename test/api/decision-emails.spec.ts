import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';
import { endPauses } from '../support/jobs.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

const publicUrl = 'http://archive.example.org';

let archive: TestArchive;
let mailbox: Mailbox;
let workers: TestWorkers;
let administrator: Visitor;
let admin: Account;
let member: Account;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  archive = await startArchive({
    config: { rateLimit: false, publicUrl, email: { smtpUrl: mailbox.url, from: 'archivio@example.org' } },
  });
  workers = await startWorkers(archive);
  admin = await archive.anAdmin();
  administrator = await archive.signedIn(admin);
});
afterAll(async () => {
  await workers.close();
  await archive.close();
  await mailbox.close();
});
beforeEach(async () => {
  member = await archive.aMember();
});

const reads = (language: string): Promise<unknown> =>
  archive.database.query('update users set language = $2 where id = $1', [member.id, language]);
const decide = (id: number, decision: 'approve' | 'reject', json = {}) =>
  administrator.change('PUT', `/api/admin/contributions/${id}/${decision}`, { json });
const noPendingJobs = (): Promise<void> =>
  until(
    async () =>
      (await archive.database.query(`select 1 from job_outbox where kind = 'email' and version > done_version`))
        .length === 0,
    10_000,
  );

describe('a decision about a contribution', () => {
  it('is sent to its contributor with a link to the photo', async () => {
    const photo = await archive.aPhoto({ title: 'Molo Audace' });
    const { id } = await archive.aSuggestion({ user: member, photo, createdAt: new Date('2026-03-05T12:00:00Z') });
    expect((await decide(id, 'approve')).status).toBe(200);
    const mail = await mailbox.emailTo(member.email);
    expect(mail.subject).toMatch(/^Il tuo suggerimento è stato accolto – /);
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('5 marzo 2026');
      expect(content).toContain('«Molo Audace»');
      expect(content).toContain(`${publicUrl}/it/foto/`);
    }
  });

  it('about a memory does not say that the archive shows it now', async () => {
    const photo = await archive.aPhoto({ title: 'Molo Bersaglieri' });
    const memory = { user: member, photo, fieldName: 'memory', newValue: 'Mio nonno era qui.' } as const;
    await decide((await archive.aSuggestion(memory)).id, 'approve', { answer: 'Grazie!' });
    const mail = await mailbox.emailTo(member.email);
    expect(mail.subject).toMatch(/^Il tuo ricordo è stato accolto – /);
    expect(mail.text).toMatch(/su «Molo Bersaglieri» è stato letto e accolto/);
  });

  it.each([
    ['it', 'Il tuo suggerimento non è stato accolto', 'La risposta della redazione: <b>Wulz</b> & figli', '/it/user'],
    ['en', 'Your suggestion was not accepted', 'The editors’ answer: <b>Wulz</b> & figli', '/en/user'],
    ['de', 'Ihr Vorschlag wurde nicht angenommen', 'Die Antwort der Redaktion: <b>Wulz</b> & figli', '/de/user'],
  ])('is written in %s with the moderator’s reason', async (language, heading, reason, path) => {
    await reads(language);
    const { id } = await archive.aSuggestion({ user: member });
    await decide(id, 'reject', { reason: '<b>Wulz</b> & figli' });
    const mail = await mailbox.emailTo(member.email);
    expect(mail.subject).toContain(heading);
    expect(mail.text).toContain(reason);
    expect(mail.text).toContain(`${publicUrl}${path}/contributions`);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain('&lt;b&gt;Wulz&lt;/b&gt; &amp; figli');
  });

  it('contains no text that only its contributor wrote', async () => {
    const photo = await archive.aPhoto({ title: 'Compra qui', status: 'failed', publishedAt: null });
    const [{ id }] = await archive.database.query<[{ id: number }]>(
      `insert into contributions (user_id, proposed_photo_id, title, license, note, rights_declared_at)
       values ($1, $2, 'Compra qui', 'CC0', 'Compra qui', now()) returning id`,
      [member.id, photo.id],
    );
    await decide(id, 'reject');
    const mail = await mailbox.emailTo(member.email);
    expect(mail.subject).toMatch(/^La tua fotografia non è stata accolta/);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('Compra');
  });

  it('goes to nobody when the account is gone, and to no administrator who decides about an own one', async () => {
    const before = mailbox.attempts.length;
    const { id } = await archive.aSuggestion({ user: member });
    await archive.database.query('delete from users where id = $1', [member.id]);
    await decide(id, 'approve');
    await decide((await archive.aSuggestion({ user: admin })).id, 'approve');
    await noPendingJobs();
    expect(mailbox.attempts).toHaveLength(before);
  });

  it('is sent to nobody when the account is deleted while the email waits', async () => {
    mailbox.refusal = { responseCode: 450 };
    const { id } = await archive.aSuggestion({ user: member });
    await decide(id, 'reject');
    await until(async () => mailbox.attempts.includes(member.email));
    await archive.database.query('delete from users where id = $1', [member.id]);
    mailbox.refusal = null;
    await endPauses(archive.app, 'email');
    await noPendingJobs();
    expect(mailbox.emails.filter(({ to }) => to.includes(member.email))).toEqual([]);
  });
});
