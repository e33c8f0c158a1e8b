import { expect, it } from '@jest/globals';
import { commonLocalPasswords } from './common-local-passwords.js';
import { commonPasswords } from './common-passwords.js';

it.each(['qwertz', 'passwort', 'ciaociao', 'schatzi', 'amoremio', 'juventus', 'password', 'amministratore'])(
  'knows that %s is common',
  (password) => expect(commonLocalPasswords.has(password) || commonPasswords.has(password)).toBe(true),
);

it('lists nothing that is too short anyway, or in capitals', () => {
  for (const password of commonLocalPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(6);
    expect(password).toBe(password.toLowerCase());
  }
});
