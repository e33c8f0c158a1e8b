import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import { Mailbox } from '../support/mailbox.js';
import { mountFormAnswers, ownPage } from '../support/page-forms.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

const publicUrl = 'http://archive.example.org';
const message = {
  name: 'Ada Bianchi',
  email: 'ada@example.org',
  subject: 'Una fotografia',
  message: 'Nella foto del Canal Grande si vede mio nonno.',
};

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({
    config: { rateLimit: false, publicUrl },
    mountPages: mountFormAnswers,
  });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());
beforeEach(() => archive.database.query('delete from contact_messages'));

const send = (fields: object, headers: Record<string, string> = {}, visitor = archive.visitor()) =>
  visitor.change('POST', '/api/contact', { json: fields, headers });
const received = async (query = ''): Promise<Answer['body']> =>
  (await administrator.get(`/api/admin/contact-messages${query}`)).body;

describe('the contact form', () => {
  it('stores the message and thanks in the language of the page', async () => {
    const { status, body } = await send({ ...message, name: '  Ada Bianchi ' }, { 'Accept-Language': 'de' });
    expect([status, body]).toEqual([200, { message: 'Danke für Ihre Nachricht: Wir antworten so bald wie möglich.' }]);
    expect((await received()).items).toEqual([
      {
        ...message,
        id: expect.any(Number),
        language: 'de',
        suspicious: false,
        read: false,
        createdAt: expect.any(String),
        answers: [],
      },
    ]);
  });

  it.each([
    ['name', 'A', 'validation.contact.name.min'],
    ['name', '   A   ', 'validation.contact.name.min'],
    ['name', 'A\r\nBcc: all@example.org', 'field_invalid'],
    ['email', 'nowhere', 'validation.email'],
    ['email', undefined, 'validation.email'],
    ['email', '"a\nBcc: victim@example.net\n x"@example.com', 'validation.email'],
    ['subject', 'Foto', 'validation.contact.subject.min'],
    ['subject', 'x'.repeat(201), 'field_too_long'],
    ['message', 'Troppo', 'validation.contact.message.min'],
    ['message', ['a', 'list'], 'validation.contact.message.min'],
    ['message', 'x'.repeat(10_001), 'field_too_long'],
    ['message', 'un messaggio\u0000 con un nulla', 'field_invalid'],
    ['isAdmin', true, 'field_unknown'],
  ])('refuses %s %j', async (field, value, code) => {
    const { status, body } = await send({ ...message, [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, code, message: expect.any(String) }]);
    expect((await received()).total).toBe(0);
  });

  it('stores messages that fill in the honeypot field as spam, with the same answer', async () => {
    const { status, body } = await send({ ...message, website: 'https://spam.example.org' });
    expect([status, body.message]).toEqual([200, 'Grazie per averci scritto: ti risponderemo al più presto.']);
    expect((await received()).total).toBe(0);
    expect((await received('?suspicious=true')).items).toMatchObject([{ subject: message.subject, suspicious: true }]);
  });

  it('refuses forms of other sites', async () => {
    const { status, body } = await archive.visitor().send('POST', '/api/contact', { json: message });
    expect([status, body.code]).toEqual([403, 'csrf_invalid']);
  });
});

describe('the contact form without scripts', () => {
  const post = (form: Record<string, string>, path = '/en/about') =>
    archive.visitor().send('POST', path, { form, headers: ownPage });

  it('stores the message and redirects back to the page, which says so', async () => {
    const { status, headers } = await post(message);
    expect([status, headers.get('location')]).toEqual([303, '/en/about?sent=contact#contattaci']);
    expect((await received()).items).toMatchObject([{ ...message, language: 'en' }]);
  });

  it('shows the typed values again with the errors', async () => {
    const { status, body, headers } = await post({ ...message, email: 'nowhere', website: '' }, '/it/about');
    expect([status, headers.get('cache-control')]).toEqual([400, 'private, no-store']);
    expect(body.values).toEqual({ ...message, email: 'nowhere' });
    expect(body.errors).toEqual([
      { field: 'email', code: 'validation.email', message: 'Inserisci un indirizzo e-mail valido.' },
    ]);
    expect((await received()).total).toBe(0);
  });
});

describe('contact messages', () => {
  it('are read by administrators, marked, and deleted when somebody asks for it', async () => {
    await send(message);
    await send({ ...message, subject: 'Un secondo messaggio' });
    const [second, first] = (await received()).items;
    expect([second.subject, first.subject]).toEqual(['Un secondo messaggio', message.subject]);

    const path = `/api/admin/contact-messages/${first.id}`;
    expect((await administrator.change('PATCH', path, { json: { read: true } })).body).toEqual({
      ...first,
      read: true,
    });
    expect((await received('?unread=true')).items).toMatchObject([{ id: second.id }]);
    expect((await administrator.change('PATCH', path, { json: { read: false } })).body.read).toBe(false);

    expect((await administrator.change('DELETE', path)).status).toBe(204);
    expect((await administrator.change('DELETE', path)).status).toBe(404);
    expect((await received()).total).toBe(1);
    const history = await archive.historyOf('contact_message', first.id);
    expect(history.map(({ action }) => action)).toEqual(['created', 'changed', 'changed', 'removed']);
    expect(JSON.stringify(history)).not.toContain('Ada');
  });
});

it('a message cannot be answered by mail where no mail can be sent', async () => {
  await send(message);
  const [{ id }] = (await received()).items;
  const path = `/api/admin/contact-messages/${id}/answers`;
  const { status, body } = await administrator.change('POST', path, { json: { subject: 'Re', text: 'Sì.' } });
  expect([status, body.code]).toEqual([503, 'mail_unavailable']);
  expect((await received()).items).toMatchObject([{ read: false, answers: [] }]);
});

describe('a flood of messages', () => {
  let limited: TestArchive;
  beforeAll(async () => {
    limited = await startArchive();
  });
  afterEach(() => limited.close());

  it('ends after five from one address, with the time to wait', async () => {
    const visitor = limited.visitor();
    for (let sent = 0; sent < 5; sent += 1) expect((await send(message, {}, visitor)).status).toBe(200);
    const { status, body, headers } = await send(message, {}, visitor);
    expect([status, body.code]).toEqual([429, 'contact_throttled']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('where emails can be sent', () => {
  let mailbox: Mailbox;
  let mailing: TestArchive;
  let workers: TestWorkers;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    mailing = await startArchive({
      config: { rateLimit: false, email: { smtpUrl: mailbox.url, from: 'noreply@example.org' } },
    });
    workers = await startWorkers(mailing);
  });
  afterAll(async () => {
    await workers.close();
    await mailing.close();
    await mailbox.close();
  });

  it('the archive gets the message as an email whose replies go to the sender', async () => {
    const admin = await mailing.signedIn(await mailing.anAdmin());
    await admin.change('PUT', '/api/admin/settings', { json: { contactEmail: 'archivio@example.org' } });

    await send({ ...message, website: 'x', subject: 'Comprate subito' }, {}, mailing.visitor());
    await send({ ...message, message: 'Buongiorno,\n\n<b>mio nonno</b> è a bordo.' }, {}, mailing.visitor());
    const mail = await mailbox.emailTo('archivio@example.org');
    expect(mail.subject).toBe('Messaggio per l’archivio: Una fotografia');
    expect(mail.headers).toMatch(/^Reply-To: ada@example\.org/m);
    expect(mail.text.replaceAll('\r\n', '\n')).toContain(
      'Ada Bianchi <ada@example.org> scrive:\n\nBuongiorno,\n\n<b>mio nonno</b> è a bordo.',
    );
    expect(mail.html).toContain('&lt;b&gt;mio nonno&lt;/b&gt;');
    expect(mailbox.emails.filter(({ to }) => to.includes('archivio@example.org'))).toHaveLength(1);
  });

  it('a moderator answers a message by mail, which quotes it, and the answer stays below it', async () => {
    const visitor = mailing.visitor();
    await visitor.change('POST', '/api/contact', {
      json: { ...message, email: 'dora@example.org', message: 'Buongiorno,\nchi è <il pilota>?' },
      headers: { 'Accept-Language': 'de' },
    });
    const account = await mailing.aModerator();
    const moderator = await mailing.signedIn(account);
    const list = async () => (await moderator.get('/api/admin/contact-messages')).body.items[0];
    const { id } = await list();
    const path = `/api/admin/contact-messages/${id}/answers`;
    const answer = { subject: 'Re: Una fotografia', text: 'Guten Tag,\n\ndas war Kapitän & Pilot\nGiuseppe Rossi.' };

    for (const [fields, error] of [
      [
        { ...answer, text: '  ' },
        { field: 'text', code: 'field_required' },
      ],
      [
        { ...answer, subject: '' },
        { field: 'subject', code: 'field_required' },
      ],
      [
        { ...answer, subject: 'Re\r\nBcc: all@example.org' },
        { field: 'subject', code: 'field_invalid' },
      ],
      [
        { ...answer, text: 'x'.repeat(10_001) },
        { field: 'text', code: 'field_too_long' },
      ],
    ]) {
      const { status, body } = await moderator.change('POST', path, { json: fields });
      expect([status, body.errors]).toMatchObject([400, [error]]);
    }
    expect(await list()).toMatchObject({ read: false, answers: [] });

    const { status, body } = await moderator.change('POST', path, { json: answer });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, read: true, answers: [{ ...answer, by: expect.any(String) }] });
    expect(await list()).toEqual(body);

    const mail = await mailbox.emailTo('dora@example.org');
    expect(mail.subject).toBe('Re: Una fotografia');
    expect(mail.headers).toMatch(/^Reply-To: archivio@example\.org/m);
    expect(mail.headers).not.toContain('Auto-Submitted');
    const text = mail.text.replaceAll('\r\n', '\n');
    expect(text).toContain('das war Kapitän & Pilot\nGiuseppe Rossi.');
    expect(text).toMatch(/Am \d+\. \S+ \d{4} haben Sie geschrieben:\n\n> Buongiorno,\n> chi è <il pilota>\?/);
    expect(mail.html).toContain('chi è &lt;il pilota&gt;?');

    const history = await mailing.historyOf('contact_message', id);
    expect(history.at(-1)).toMatchObject({ action: 'changed', after: { answerId: expect.any(Number) } });
    expect(JSON.stringify(history)).not.toContain('Rossi');
    await moderator.change('DELETE', `/api/admin/contact-messages/${id}`);
    expect(await mailing.database.query('select 1 from contact_answers')).toEqual([]);
    expect((await moderator.change('POST', path, { json: answer })).status).toBe(404);
  });
});
