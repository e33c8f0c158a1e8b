import { QueryFailedError } from 'typeorm';
import { loggedError, loggedRequest } from './log-contents.js';

const email = 'secretperson@example.org';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

describe('a logged error', () => {
  it('of the database has its code and where it happened, and neither statement nor values', () => {
    const driverError = Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
      detail: `Key (email_key)=(${email}) already exists.`,
      where: `unnamed portal parameter $1 = '${hash}'`,
    });
    const line = JSON.stringify(
      loggedError(new QueryFailedError('insert into users values ($1)', [email, hash], driverError)),
    );
    expect(line).not.toMatch(/secretperson|argon2|insert into/);
    expect(JSON.parse(line)).toMatchObject({
      type: 'QueryFailedError',
      code: '57014',
      message: 'canceling statement due to statement timeout',
      stack: expect.stringContaining('log-contents'),
    });
  });

  it('of a mail server names no recipient', () => {
    const error = new Error(`Can't send mail: 550 5.1.1 <${email}> unknown`, {
      cause: new Error(`RCPT TO:<${email}>`),
    });
    expect(JSON.stringify(loggedError(error))).not.toContain('secretperson');
    expect(loggedError(error).message).toBe("Can't send mail: 550 5.1.1 <[address]> unknown");
  });

  it('need not be an error', () => expect(loggedError('x')).toEqual({ type: 'string', message: 'x' }));
});

describe('a logged request', () => {
  const token = 'J7wQ2nqDUE1xCqgT3P9fZ0bXvYlMSAkhRWoie5n8KdE';
  const logged = (url: string): string =>
    String(loggedRequest({ method: 'GET', url, remoteAddress: '192.0.2.1' } as never).url);

  it.each([
    [`/it/auth/reset-password?token=${token}`, '/it/auth/reset-password?token'],
    [`/it/auth?redirect=%2Fauth%2Freset-password%3Ftoken%3D${token}`, '/it/auth?redirect'],
    [`/language/de?to=%2Fx%3Ft%6Fken%3D${token}&to=1`, '/language/de?to'],
    [`/api/admin/users?q=${encodeURIComponent(email)}`, '/api/admin/users?q'],
    [`/it?${token}`, '/it?…'],
    ['/it/foto/molo', '/it/foto/molo'],
  ])('%s has the names of its parameters', (url, line) => expect(logged(url)).toBe(line));
});
