import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { accountPassword } from '../support/factories.js';
import { setUpCodes } from '../support/one-time-codes.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

const makeObligatory = (staffSecondFactor: boolean, password = accountPassword) =>
  administrator.change('PUT', '/api/admin/security', { json: { staffSecondFactor, password } });
const refused = { status: 403, body: { code: 'second_factor_required' } };

describe('a second factor for those who work in the archive', () => {
  it('is optional at first, and no part of the public settings', async () => {
    expect((await administrator.get('/api/admin/security')).body).toEqual({ staffSecondFactor: false });
    expect((await archive.visitor().get('/api/settings')).text).not.toMatch(/secondFactor/i);
  });

  it('becomes obligatory only with the password of an administrator who has one', async () => {
    expect(await makeObligatory(true, 'not it')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await makeObligatory(true)).toMatchObject({ status: 409, body: { code: 'own_second_factor_first' } });
    await setUpCodes(administrator);
    expect(await makeObligatory(true)).toMatchObject({ status: 200, body: { staffSecondFactor: true } });
    expect((await archive.historyOf('settings', 1)).at(-1)).toMatchObject({
      before: { staffSecondFactor: false },
      after: { staffSecondFactor: true },
    });
  });

  it('leaves a member’s rights only to staff without one, from their next request, and says so', async () => {
    const photo = await archive.aPhoto();
    const draft = await archive.aPhoto({ status: 'draft' });
    const editor = await archive.signedIn(await archive.anEditor());
    expect((await editor.get('/api/user')).body).toMatchObject({ role: 'editor', lacksSecondFactor: true });
    expect(await editor.get('/api/admin/photos')).toMatchObject(refused);
    expect(await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { title: 'Altro' } })).toMatchObject(
      refused,
    );
    expect((await editor.get(`/api/admin/photos/${draft.id}`)).status).toBe(403);
    expect((await editor.change('POST', '/api/favorites', { json: { photoId: photo.id } })).status).toBe(200);
    const moderator = await archive.signedIn(await archive.aModerator());
    expect(await moderator.get('/api/admin/contributions')).toMatchObject(refused);
  });

  it('leads them to its page from every page of the administration, in their language', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    for (const page of ['/admin', '/admin/photos']) {
      const { status, headers } = await editor.get(page, { 'accept-language': 'de' });
      expect([status, headers.get('location')]).toEqual([302, '/de/user/security']);
    }
    const { status, text } = await editor.get('/de/user/security');
    expect(status).toBe(200);
    expect(text).toContain('Dieses Archiv verlangt');
  });

  it('gives them their rights back as soon as they have set it up', async () => {
    const account = await archive.anEditor();
    const editor = await archive.signedIn(account);
    await setUpCodes(editor);
    expect((await editor.get('/api/admin/photos')).status).toBe(200);
    expect((await editor.get('/admin/photos')).status).toBe(200);
    expect((await editor.get('/api/user')).body).not.toHaveProperty('lacksSecondFactor');
  });

  it('asks nothing of members, nor of API keys', async () => {
    const member = await archive.signedIn(await archive.aMember());
    expect((await member.get('/api/user')).body).not.toHaveProperty('lacksSecondFactor');
    expect(await member.get('/api/admin/photos')).toMatchObject({ body: { code: 'admin_only' } });
    const { body } = await administrator.change('POST', '/api/admin/api-keys', {
      json: { name: 'legge', scopes: ['read', 'write'], password: accountPassword },
    });
    const headers = { Authorization: `Bearer ${body.key}` };
    expect((await archive.visitor().get('/api/admin/photos', headers)).status).toBe(200);
  });

  it('is optional again when an administrator says so', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    expect((await editor.get('/api/admin/photos')).status).toBe(403);
    expect((await makeObligatory(false)).status).toBe(200);
    expect((await editor.get('/api/admin/photos')).status).toBe(200);
  });
});
