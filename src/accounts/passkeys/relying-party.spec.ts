import { expect, it } from '@jest/globals';
import { identityOf } from './relying-party.js';

it.each([
  ['https://archivio.example.org', 'archivio.example.org'],
  ['https://archivio.example.org:8443', 'archivio.example.org'],
  ['http://localhost:3000', 'localhost'],
  ['http://foto.localhost', 'foto.localhost'],
])('binds passkeys of %s to its host', (origin, id) => expect(identityOf(origin)).toEqual({ id, origin }));

it.each(['http://archivio.example.org', 'http://127.0.0.1:3000', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  'makes none at %s, where browsers refuse to',
  (publicUrl) => expect(identityOf(publicUrl)).toBeNull(),
);
