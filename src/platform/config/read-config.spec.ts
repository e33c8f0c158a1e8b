import { describe, expect, it } from '@jest/globals';
import { OperatorError } from '../operator-error.js';
import { readConfig } from './read-config.js';

const emailOf = (env: Record<string, string>) => readConfig(env).email;

it.each([
  ['[::1]', '::1'],
  ['::', '::'],
  ['127.0.0.1', '127.0.0.1'],
])('HOST=%s listens at %s', (HOST, host) => expect(readConfig({ HOST }).host).toBe(host));

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

it('has no base language beside the demo, which has its own', () => {
  expect(readConfig({ DEMO: 'on', BASE_LANGUAGE: 'it' }).baseLanguage).toBe('it');
  expect(() => readConfig({ DEMO: 'on', BASE_LANGUAGE: 'de' })).toThrow(/^The demo's base language is it/);
});

it('has the files of photographs at the site itself, or at the origin that is named', () => {
  const site = { PUBLIC_URL: 'https://foto.example.org' };
  expect(readConfig(site).filesUrl).toBeNull();
  expect(readConfig({ ...site, FILES_URL: 'https://foto.example.org/' }).filesUrl).toBeNull();
  expect(readConfig({ ...site, FILES_URL: 'https://files.example.org/' }).filesUrl).toBe('https://files.example.org');
  expect(() => readConfig({ ...site, FILES_URL: 'http://files.example.org' })).toThrow(
    /^FILES_URL must start with https/,
  );
});

describe('a value that cannot be right', () => {
  it.each([
    ['TRUST_PROXY', 'foo'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', '1000'],
    ['TRUST_PROXY', '1.2.3.4/99'],
    ['TRUST_PROXY', '1.2.3.4/0'],
    ['TRUST_PROXY', '10.0.0.0/255.0.255.0'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['PUBLIC_URL', 'https://a.example/path'],
    ['PUBLIC_URL', 'https://a.example/?x=1'],
    ['PUBLIC_URL', 'https://a.example/#x'],
    ['PUBLIC_URL', 'https://user:secret@a.example'],
    ['FILES_URL', 'files.a.example'],
    ['FILES_URL', 'https://a.example/photos'],
    ['FILES_URL', 'https://user:secret@a.example'],
    ['FILES_URL', 's3://photos'],
    ['BASE_LANGUAGE', 'fr'],
    ['BASE_LANGUAGE', 'IT'],
    ['DATABASE_POOL', '0'],
    ['HISTORY_YEARS', '0'],
    ['SLOW_QUERY_MS', '1s'],
    ['SLOW_QUERY_MS', '30001'],
    ['MIN_FREE_DISK_MB', '-5'],
    ['MIN_FREE_DISK_MB', '2GB'],
    ['MAX_IMAGE_MB', '0'],
    ['MAX_IMAGE_MB', '1GB'],
    ['MAX_IMAGE_MEGAPIXELS', '1001'],
    ['PROPOSALS_QUOTA_MB', '0'],
    ['MAX_IMPORT_MB', '2GB'],
    ['UPLOADS_QUOTA_MB', '50GB'],
    ['DATA_DIR', '~/veduta'],
    ['DATA_DIR', '"/srv/veduta"'],
    ['DATA_DIR', 'file:///srv/veduta'],
    ['DATA_DIR', '/'],
    ['BACKUP_TARGET', 'off'],
    ['BACKUP_TARGET', '~/backup'],
    ['BACKUP_TARGET', "'/mnt/backup'"],
    ['BACKUP_TARGET', 'https://store.example.org/backup'],
    ['BACKUP_TARGET', 'S3://backup/veduta'],
    ['OIDC_OTHERS', 'nobody'],
    ['OIDC_TRUSTED_SECOND_FACTOR', 'yes'],
    ['OIDC_ISSUER', 'ldap://secret'],
  ])('stops the start with one line that names it: %s=%s', (name, value) => {
    const start = (): unknown => readConfig({ [name]: value });
    expect(start).toThrow(OperatorError);
    expect(start).toThrow(new RegExp(`^${name} (?!.*secret)[^\n]+$`));
  });

  it.each([
    ['off', false],
    ['on', true],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16', '10.0.0.1, 192.168.0.0/16'],
    ['loopback,fd00::/8', 'loopback,fd00::/8'],
    ['10.0.0.0/255.0.0.0', '10.0.0.0/255.0.0.0'],
  ])('names the proxies: %s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
  });

  it('is no site at the root of its host', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Foto.example:443//' }).publicUrl).toBe('https://foto.example');
  });
});

it('the demo is served by one process, unless more are wanted', () => {
  expect(readConfig({ DEMO: 'on' }).webProcesses).toBe(1);
  expect(readConfig({ DEMO: 'on', WEB_PROCESSES: '3' }).webProcesses).toBe(3);
});
