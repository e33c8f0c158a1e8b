import { expect, it } from '@jest/globals';
import { makeApiKey, looksLikeApiKey } from '../api-keys/api-key-text.js';
import { makePassword } from './make-password.js';
import { makeUsername } from './username.js';

it('makes passwords that are easy to read and type', () => {
  const made = Array.from({ length: 100 }, makePassword);
  expect(new Set(made).size).toBe(100);
  for (const password of made) expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
});

it('makes API keys that are recognised as such', () => {
  const key = makeApiKey();
  expect(looksLikeApiKey(key)).toBe(true);
  expect(looksLikeApiKey(`${key}x`)).toBe(false);
});

it.each([
  ['Müller & Söhne', 'muller-sohne'],
  ['  Straße ', 'strasse'],
  ['日本', expect.stringMatching(/^membro-[a-z2-9]{4}$/)],
  [null, expect.stringMatching(/^membro-[a-z2-9]{4}$/)],
])('makes of %j the username %s', (displayName, username) => expect(makeUsername(displayName)).toEqual(username));
