import { needsTls } from './email-sender.js';

describe('emails to an SMTP server', () => {
  it.each([
    ['smtp://user:secret@mail.example.org', true],
    ['smtp://mail.example.org:587?pool=true', true],
    ['smtp://203.0.113.9', true],
    ['smtp://10.example.org', true],
    ['smtps://mail.example.org', false],
    ['smtp://mail.example.org?requireTLS=false', false],
    ['smtp://mail.example.org:25?ignoreTLS=true', false],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://mailpit:1025', false],
    ['smtp://[::1]:1025', false],
    ['smtp://192.168.1.9', false],
    ['smtp://relay.local', false],
  ])('to %s need an encrypted connection first: %s', (url, needed) => expect(needsTls(new URL(url))).toBe(needed));
});
