import { describe, expect, it } from '@jest/globals';
import { OperatorError } from '../operator-error.js';
import { readConfig } from './read-config.js';

const emailOf = (env: Record<string, string>) => readConfig(env).email;

describe('the SMTP configuration', () => {
  it('is empty where SMTP_URL is not set', () => {
    expect(emailOf({})).toBeNull();
    expect(emailOf({ MAIL_FROM: 'archivio@example.org' })).toBeNull();
  });

  it('has a sender at the host of the site unless MAIL_FROM names another', () => {
    expect(
      emailOf({ SMTP_URL: 'smtps://user:secret@mail.example.org', PUBLIC_URL: 'https://foto.example.org/' }),
    ).toEqual({
      smtpUrl: 'smtps://user:secret@mail.example.org',
      from: 'noreply@foto.example.org',
    });
  });

  it.each(['archivio@example.org', 'Archivio di Trieste <archivio@example.org>', '"Foto, Trieste" <a@example.org>'])(
    'is written to from %s',
    (from) => expect(emailOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from })?.from).toBe(from),
  );

  it.each(['archivio', 'a@b@c', 'a@example.org, b@example.org', 'A <a>', 'A <a@example.org>\r\nBcc: b@example.org'])(
    'stops the start with one line for the sender %j',
    (from) => expect(() => emailOf({ MAIL_FROM: from })).toThrow(/^MAIL_FROM /),
  );

  it('refuses the URL of another protocol, without repeating its password', () => {
    for (const url of ['http://user:secret@mail.example.org', 'secret']) {
      const start = (): unknown => emailOf({ SMTP_URL: url });
      expect(start).toThrow(OperatorError);
      expect(start).toThrow(/^SMTP_URL (?!.*secret)/);
    }
  });
});
