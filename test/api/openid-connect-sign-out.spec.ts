import { afterSignOut } from '../../src/contract/institution.js';
import type { TestArchive } from '../support/archive.js';
import { accountPassword } from '../support/factories.js';
import { clientId, type IdentityProvider } from '../support/identity-provider.js';
import { Institution, problem, userOf } from '../support/institution.js';
import { codeOf, sendCode, setUpCodes } from '../support/one-time-codes.js';
import type { Visitor } from '../support/visitor.js';

let institution: Institution;
let archive: TestArchive;
let provider: IdentityProvider;

beforeAll(async () => {
  institution = await Institution.start();
  ({ archive, provider } = institution);
});
beforeEach(() => {
  institution.reset();
  institution.forgetProvider();
});
afterAll(() => institution.close());

const home = { it: '/it', de: '/de' } as const;
const wayOut = (language: 'it' | 'de', page: string = home[language]) => afterSignOut(true, language, page);

/** Without scripts; where it leads. */
async function signOut(visitor: Visitor, language: 'it' | 'de' = 'it'): Promise<string | null> {
  const { headers } = await visitor.send('POST', `/${language}/auth/sign-out`, {
    form: {},
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  return headers.get('location');
}

/** The address that the page of the way out goes on to by itself. */
const refreshOf = (page: string): string =>
  (/<meta http-equiv="refresh" content="0;url=([^"]+)">/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');

describe('signing out after the institution', () => {
  it('ends the session here, then leads to the institution, and back to the home page in the same language', async () => {
    const visitor = await institution.signedInAs(institution.aPerson());
    expect(await userOf(visitor)).toMatchObject({ wasAtInstitution: true });
    expect(await signOut(visitor, 'de')).toBe(wayOut('de'));
    expect(await userOf(visitor)).toBeNull();

    const { status, text, headers } = await visitor.get(wayOut('de'));
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(text).toContain('Nun meldet Sie auch Comune di Trieste ab');
    const there = await fetch(refreshOf(text), { redirect: 'manual' });
    // Nothing that says who it is: no token, and no name that would be in the logs of proxies.
    expect(Object.fromEntries(provider.signedOut ?? [])).toEqual({
      client_id: clientId,
      post_logout_redirect_uri: `${archive.url}/openid-connect/signed-out`,
      state: '/de',
    });
    const back = await visitor.get(institution.pathOf(there.headers.get('location') ?? ''));
    expect([back.status, back.headers.get('location')]).toEqual([303, '/de']);
  });

  it('ends the session here when the institution is away, and says that its own may go on', async () => {
    const visitor = await institution.signedInAs(institution.aPerson());
    institution.forgetProvider();
    provider.isOut = true;
    expect(await signOut(visitor)).toBe(wayOut('it'));
    expect(await userOf(visitor)).toBeNull();
    const { status, headers } = await visitor.get(wayOut('it'));
    expect([status, headers.get('location')]).toEqual([303, problem('institution_still_open')]);
    const { text } = await visitor.get(problem('institution_still_open'));
    expect(text).toContain('Sei uscito da questo archivio, ma forse non dall’ente');
  });

  it.each([
    ['ends no sessions', undefined],
    ['names an address that is none', ':80\\nowhere'],
  ])('says the same where the institution %s', async (_, path) => {
    provider.signOutPath = path;
    const { status, headers } = await archive.visitor().get(wayOut('de'));
    expect([status, headers.get('location')]).toEqual([303, problem('institution_still_open', '/de/auth')]);
  });

  it('stays here where one signed in with a password, or no institution is set any more', async () => {
    const member = await archive.signedIn(await archive.aMember());
    expect(await userOf(member)).not.toHaveProperty('wasAtInstitution');
    expect(await signOut(member)).toBe('/it');
    const visitor = await institution.signedInAs(institution.aPerson());
    institution.set(null);
    expect(await userOf(visitor)).not.toHaveProperty('wasAtInstitution');
    expect(await signOut(visitor)).toBe('/it');
    expect(await archive.visitor().get(wayOut('it'))).toMatchObject({ status: 404 });
  });

  it('is remembered through a second factor, a link, a confirmation, and a new id of the session', async () => {
    const account = await archive.aMember();
    const person = institution.aPerson();
    const linked = await institution.linked(account, person);
    expect(await userOf(linked)).toMatchObject({ wasAtInstitution: true });
    const newPassword = 'un’altra parola segreta 2026';
    const changed = await linked.change('POST', `/api/users/${account.id}/change-password`, {
      json: { currentPassword: accountPassword, newPassword },
    });
    expect([changed.status, await userOf(linked)]).toMatchObject([204, { wasAtInstitution: true }]);

    const byPassword = archive.visitor();
    await byPassword.signIn({ email: account.email, password: newPassword });
    expect(await userOf(byPassword)).not.toHaveProperty('wasAtInstitution');
    await institution.confirm(byPassword, person);
    expect(await userOf(byPassword)).toMatchObject({ wasAtInstitution: true });

    const { secret } = await setUpCodes(byPassword, newPassword);
    const inTwoSteps = archive.visitor();
    await institution.go(inTwoSteps, person);
    await sendCode(inTwoSteps, codeOf(secret));
    expect(await userOf(inTwoSteps)).toMatchObject({ id: account.id, wasAtInstitution: true });
  });

  it('leads there also whoever found another person signed in there', async () => {
    const member = await archive.signedIn(await archive.aMember());
    const other = institution.aPerson();
    await institution.signedInAs(other);
    expect(await institution.link(member, other)).toBe(problem('institution_other_person', '/it/user/security'));
    expect(await signOut(member)).toBe(wayOut('it'));
  });

  it('is not done by a link to somebody who is signed in, here or there', async () => {
    const visitor = await institution.signedInAs(institution.aPerson());
    const { status, headers } = await visitor.get(wayOut('de', '/de/map'));
    expect([status, headers.get('location')]).toEqual([303, '/de']);
    expect(await userOf(visitor)).not.toBeNull();
    expect(provider.signedOut).toBeNull();
  });

  it('leads nobody to another site', async () => {
    for (const elsewhere of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '']) {
      const state = encodeURIComponent(elsewhere);
      const back = await archive
        .visitor()
        .get(`/openid-connect/signed-out?state=${state}`, { 'Accept-Language': 'de' });
      expect([back.status, back.headers.get('location')]).toEqual([303, '/de']);
      const { text } = await archive.visitor().get(wayOut('it', elsewhere));
      expect(new URL(refreshOf(text)).searchParams.get('state')).toBe('/it');
    }
  });

  it('says after the removal of an account that it is removed', async () => {
    const { text } = await archive.visitor().get(wayOut('it', '/it/auth?done=removed'));
    const there = await fetch(refreshOf(text), { redirect: 'manual' });
    const { headers } = await archive.visitor().get(institution.pathOf(there.headers.get('location') ?? ''));
    expect(headers.get('location')).toBe('/it/auth?done=removed');
  });
});
