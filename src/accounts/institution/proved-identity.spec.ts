import type { OpenIdConnect } from '../../platform/config/read-open-id-connect.js';
import { provedIdentity } from './proved-identity.js';

const settings = {
  isTwoFactor: false,
  roles: {
    claim: 'groups',
    byValue: new Map([
      ['soci', 'member'],
      ['admins', 'administrator'],
      ['foto', 'editor'],
    ]),
  },
} as unknown as OpenIdConnect;
const person = { iss: 'https://login.example/', sub: '42' };
const of = (claims: object, changed: Partial<OpenIdConnect> = {}) =>
  provedIdentity({ ...person, ...claims }, { ...settings, ...changed });

it('is an issuer and a subject, whatever else is missing', () => {
  expect(of({})).toEqual({
    issuer: 'https://login.example',
    subject: '42',
    email: null,
    isEmailVerified: false,
    name: null,
    role: null,
    isTwoFactor: false,
    authenticatedAt: null,
  });
});

it.each([[{ sub: undefined }], [{ sub: '' }], [{ sub: 'x'.repeat(256) }], [{ sub: 42 }], [{ iss: null }]])(
  'is nobody with %j',
  (claims) => expect(of(claims)).toBeNull(),
);

it('takes an address only if it is one, and as verified only where the provider says true', () => {
  expect(of({ email: 'anna@comune.example', email_verified: true })).toMatchObject({
    email: 'anna@comune.example',
    isEmailVerified: true,
  });
  expect(of({ email: 'anna@comune.example', email_verified: 'true' })?.isEmailVerified).toBe(false);
  for (const email of ['anna', 'a@b\r\nBcc: c@d', `${'a'.repeat(250)}@b.example`, 5, ['a@b.example']])
    expect(of({ email })?.email).toBeNull();
});

it('makes one line of a name, of limited length', () => {
  expect(of({ name: ' Anna\r\nRossi\u202e ' })?.name).toBe('Anna Rossi');
  expect(of({ given_name: 'Anna', family_name: 'Rossi' })?.name).toBe('Anna Rossi');
  expect(of({ name: 'x'.repeat(5000) })?.name?.length).toBeLessThan(500);
  expect(of({ name: { first: 'Anna' } })?.name).toBeNull();
});

it.each([
  [{ groups: ['soci', 'admins', 'foto'] }, 'administrator'],
  [{ groups: 'foto' }, 'editor'],
  [{ groups: ['altri', 7, null] }, null],
  [{ groups: { admins: true } }, null],
  [{}, null],
])('has the highest role of %j', (claims, role) => expect(of(claims)?.role).toBe(role));

it('finds groups by the path of a claim, and by a name that has dots itself', () => {
  const { byValue } = settings.roles!;
  const at = (claim: string) => ({ roles: { claim, byValue } });
  expect(of({ realm_access: { roles: ['foto'] } }, at('realm_access.roles'))?.role).toBe('editor');
  expect(of({ 'https://x.example/g': ['foto'] }, at('https://x.example/g'))?.role).toBe('editor');
  expect(of({}, at('constructor.name'))?.role).toBeNull();
});

it.each([
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['mfa'] }, true],
  [{ amr: 'hwk' }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ amr: ['pwd'], acr: '1' }, false],
  [{ acr: 'otpional' }, false],
])('knows by %j whether there was a second factor: %s', (claims, isTwoFactor) => {
  expect(of(claims)?.isTwoFactor).toBe(isTwoFactor);
  expect(of(claims, { isTwoFactor: true })?.isTwoFactor).toBe(true);
});
