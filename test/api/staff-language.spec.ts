import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UsersService } from '../../src/accounts/users/users.service.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { ownPage } from '../support/page-forms.js';
import { Visitor } from '../support/visitor.js';

const administrator = { email: 'admin@example.org', password: 'canale grande' };

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  await archive.app.get(UsersService).createAdministrator(administrator);
});
afterAll(() => archive.close());

const english = { 'accept-language': 'en' };
const languageOf = async (visitor: Visitor): Promise<string | undefined> =>
  /<html[^>]* lang="(\w+)"/.exec((await visitor.get('/admin', english)).text)?.[1];

describe('the administration, whose addresses have no language', () => {
  it('is in the one of the page where somebody signed in, who has chosen none: no cookie keeps it', async () => {
    const byForm = new Visitor(archive.url);
    await byForm.send('POST', '/de/auth', { form: administrator, headers: { ...ownPage, ...english } });
    const byScript = new Visitor(archive.url);
    await byScript.change('POST', '/api/auth/login', { json: administrator, headers: { 'accept-language': 'de' } });
    for (const visitor of [byForm, byScript]) {
      expect(await languageOf(visitor)).toBe('de');
      expect([...visitor.setCookies.keys()]).not.toContain('preferred_language');
    }
  });

  it('is in the language that they have chosen, before or after', async () => {
    const visitor = new Visitor(archive.url);
    visitor.cookies.set('preferred_language', 'it');
    await visitor.send('POST', '/de/auth', { form: administrator, headers: ownPage });
    expect(await languageOf(visitor)).toBe('it');
    visitor.cookies.set('preferred_language', 'en');
    expect(await languageOf(visitor)).toBe('en');
    visitor.cookies.delete('preferred_language');
    expect(await languageOf(visitor)).toBe('de');
  });

  it('is in that of the browser for who signed in without a page', async () => {
    const visitor = new Visitor(archive.url);
    await visitor.change('POST', '/api/auth/login', { json: administrator });
    expect(await languageOf(visitor)).toBe('en');
  });

  it('keeps it when the session goes on with another password', async () => {
    const colleague = { email: 'collega@example.org', password: administrator.password };
    await archive.app.get(UsersService).createAdministrator(colleague);
    const visitor = new Visitor(archive.url);
    await visitor.send('POST', '/de/auth', { form: colleague, headers: { ...ownPage, ...english } });
    const json = { currentPassword: colleague.password, newPassword: 'canal grande di notte' };
    const { id } = (await visitor.get('/api/user')).body;
    const { status } = await visitor.change('POST', `/api/users/${id}/change-password`, { json });
    expect([status, await languageOf(visitor)]).toEqual([204, 'de']);
  });
});
