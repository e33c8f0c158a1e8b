import type { TestArchive } from '../support/archive.js';
import { clientId, type IdentityProvider } from '../support/identity-provider.js';
import { Institution, problem, userOf } from '../support/institution.js';
import type { Visitor } from '../support/visitor.js';

let institution: Institution;
let archive: TestArchive;
let provider: IdentityProvider;

beforeAll(async () => {
  institution = await Institution.start();
  ({ archive, provider } = institution);
});
beforeEach(() => institution.reset());
afterAll(() => institution.close());

describe('an answer that cannot be right', () => {
  const change = (changed: object) => () => (provider.change = (claims) => ({ ...claims, ...changed }));
  it.each<[string, () => unknown]>([
    ['of another attempt', change({ nonce: 'x' })],
    ['without a nonce', change({ nonce: undefined })],
    ['for another client', change({ aud: 'altro' })],
    ['for several clients, by another', change({ aud: [clientId, 'altro'], azp: 'altro' })],
    ['of another issuer', change({ iss: 'https://altro.example' })],
    ['that has expired', change({ exp: Math.floor(Date.now() / 1000) - 600 })],
    ['without an end', change({ exp: undefined })],
    ['about nobody', change({ sub: undefined })],
    ['about somebody with an endless name', change({ sub: 'x'.repeat(300) })],
    ['signed with another key', () => (provider.seal = (claims) => provider.signedByAnother(claims))],
    ['signed by an unknown key', () => (provider.seal = (claims) => provider.signed(claims, { kid: 'other' }))],
    [
      'without a signature',
      () =>
        (provider.seal = (claims) => {
          const [, body] = provider.signed(claims).split('.');
          return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
        }),
    ],
    [
      'with a signature that says it is of a secret',
      () => (provider.seal = (claims) => provider.signed(claims, { alg: 'HS256' })),
    ],
    [
      'that was changed after it was signed',
      () =>
        (provider.seal = (claims) => {
          const [head, , signature] = provider.signed(claims).split('.');
          return `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'altra' })).toString('base64url')}.${signature}`;
        }),
    ],
    ['that is no token', () => (provider.seal = () => 'token')],
  ])('signs nobody in: a token %s', async (_, forge) => {
    forge();
    const visitor = archive.visitor();
    expect(await institution.go(visitor, institution.aPerson())).toBe(problem('institution_refused'));
    expect(await userOf(visitor)).toBeNull();
  });

  it('is used once: neither again, nor with the code of another attempt, nor in another browser', async () => {
    const visitor = archive.visitor();
    provider.person = institution.aPerson();
    const callback = await institution.atProvider(visitor);
    const expired = { status: 303, location: problem('institution_expired') };
    const answerTo = async (who: Visitor, path: string) => {
      const { status, headers } = await who.get(path, { 'Accept-Language': 'it' });
      return { status, location: headers.get('location') };
    };
    const colleague = archive.visitor();
    await colleague.get('/api/csrf');
    expect(await answerTo(colleague, callback)).toEqual(expired);
    // It is used up by that, for its owner as well.
    expect(await answerTo(visitor, callback)).toEqual(expired);

    const again = await institution.atProvider(visitor);
    expect(await answerTo(visitor, again)).toEqual({ status: 303, location: '/it' });
    expect(await answerTo(visitor, again)).toEqual(expired);

    const other = archive.visitor();
    const spent = new URL(again, archive.url).searchParams.get('code') ?? '';
    const mixed = (await institution.atProvider(other)).replace(/code=[^&]+/, `code=${spent}`);
    expect(await answerTo(other, mixed)).toEqual({ status: 303, location: problem('institution_refused') });
    expect(await userOf(other)).toBeNull();
  });

  it.each(['', '?code=x', '?state=x&code=y', '?state=x&state=y&code=z', '?state=%00&code=%ED', '?error=access_denied'])(
    'is answered with a page where nothing was asked: %s',
    async (query) => {
      const { status, headers } = await archive
        .visitor()
        .get(`/openid-connect/callback${query}`, { 'Accept-Language': 'de' });
      expect([status, headers.get('location')]).toEqual([303, problem('institution_expired', '/de/auth')]);
    },
  );

  it('is refused from another issuer than the one that was asked (RFC 9207)', async () => {
    const visitor = archive.visitor();
    provider.person = institution.aPerson();
    const callback = (await institution.atProvider(visitor)).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Faltro.example');
    expect((await visitor.get(callback)).headers.get('location')).toBe(problem('institution_refused'));
  });

  it('may come late only by a quarter of an hour', async () => {
    const visitor = archive.visitor();
    provider.person = institution.aPerson();
    const callback = await institution.atProvider(visitor);
    await archive.database.query('update institution_requests set expires_at = now()');
    expect((await visitor.get(callback)).headers.get('location')).toBe(problem('institution_expired'));
  });
});

describe('what went wrong', () => {
  it('is said in the language of the visitor, and never in the words of the provider', async () => {
    const visitor = archive.visitor();
    const location = await institution.go(visitor, null, '/openid-connect/sign-in?language=de&redirect=/de/map');
    expect(location).toBe('/de/auth?problem=institution_denied&redirect=%2Fde%2Fmap');
    const { text } = await visitor.get(location);
    expect(text).toContain('Die Anmeldung bei der Einrichtung wurde abgebrochen.');
    expect(text).not.toContain('<b>No</b>');
    expect((await visitor.get('/it/auth?problem=%3Cscript%3E')).text).not.toContain('bg-danger-bg');
    provider.refusal = { error: 'unauthorized_client' };
    expect(await institution.go(visitor, null)).toBe(problem('institution_refused'));
    provider.refusal = { error: 'temporarily_unavailable' };
    expect(await institution.go(visitor, null)).toBe(problem('institution_unavailable'));
  });

  it.each([
    ['it', 'L’ente non è raggiungibile'],
    ['en', 'The institution cannot be reached'],
    ['de', 'Die Einrichtung ist gerade nicht erreichbar'],
  ])('is that the institution cannot be reached, in %s, until it can', async (language, text) => {
    institution.forgetProvider();
    provider.isOut = true;
    const visitor = archive.visitor();
    const { headers } = await visitor.get(`/openid-connect/sign-in?language=${language}`);
    expect(headers.get('location')).toBe(`/${language}/auth?problem=institution_unavailable`);
    expect((await visitor.get(headers.get('location') ?? '')).text).toContain(text);
    provider.isOut = false;
    expect(await institution.go(visitor, institution.aPerson())).toBe('/it');
  });

  it('is the same where it goes out of order while somebody signs in', async () => {
    const visitor = archive.visitor();
    provider.person = institution.aPerson();
    const callback = await institution.atProvider(visitor);
    provider.isOut = true;
    expect((await visitor.get(callback)).headers.get('location')).toBe(problem('institution_unavailable'));
  });

  it('is the same where it refuses every connection by then', async () => {
    const gone = await Institution.start();
    try {
      const visitor = gone.archive.visitor();
      gone.provider.person = gone.aPerson();
      const callback = await gone.atProvider(visitor, '/openid-connect/sign-in?language=de&redirect=/de/map');
      await gone.provider.close();
      const { status, headers } = await visitor.get(callback);
      const page = '/de/auth?problem=institution_unavailable&redirect=%2Fde%2Fmap';
      expect([status, headers.get('location')]).toEqual([303, page]);
      expect((await visitor.get(page)).text).toContain('Die Einrichtung ist gerade nicht erreichbar');
    } finally {
      await gone.close();
    }
  });

  it('is a provider that calls itself something else', async () => {
    institution.set({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') });
    institution.forgetProvider();
    const { headers } = await archive.visitor().get('/openid-connect/sign-in?language=it');
    expect(headers.get('location')).toBe(problem('institution_unavailable'));
    institution.forgetProvider();
  });
});
