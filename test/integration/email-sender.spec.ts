import type { Config } from '../../src/platform/config/config.js';
import { EmailSender } from '../../src/platform/email/email-sender.js';
import { Mailbox } from '../support/mailbox.js';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
});
afterAll(() => mailbox.close());

const fromOf = async (from: string): Promise<string | undefined> => {
  const sender = new EmailSender({ email: { smtpUrl: mailbox.url, from } } as Config);
  await sender.send({
    to: 'a@example.org',
    fromName: 'Trieste, ieri',
    subject: 'Prova',
    text: 'Prova',
    html: '<p>Prova</p>',
  });
  sender.onApplicationShutdown();
  return /^From: (.*)$/m.exec(mailbox.emails.at(-1)?.headers ?? '')?.[1]?.trim();
};

describe('the sender of an email', () => {
  it('has the name of the site', async () => {
    expect(await fromOf('noreply@example.org')).toBe('"Trieste, ieri" <noreply@example.org>');
  });

  it('has the name that the operator has chosen', async () => {
    expect(await fromOf('Archivio <noreply@example.org>')).toBe('Archivio <noreply@example.org>');
  });
});
