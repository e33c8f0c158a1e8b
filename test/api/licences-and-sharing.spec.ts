import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

const change = (fields: object) => administrator.change('PUT', '/api/admin/settings', { json: fields });
const errorsOf = async (fields: object): Promise<[string, string][]> => {
  const before = (await administrator.get('/api/admin/settings')).body;
  const { status, body } = await change(fields);
  expect(status).toBe(400);
  expect((await administrator.get('/api/admin/settings')).body).toEqual(before);
  return body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]);
};
const page = async (address: string): Promise<string> => (await archive.visitor().get(address)).text;

describe('the licences of an archive', () => {
  const own = { name: 'Prosto za učenje', url: 'https://arhiv.example/licenca' };

  it('are those of the list, of which it hides some, and its own, which pages and machines link', async () => {
    const photo = await archive.aPhoto({ license: own.name });
    expect(await page(`/it/foto/${photo.slug}`)).not.toContain(own.url);
    const { status, body } = await change({ hiddenLicences: ['cc0', 'rs-und'], ownLicences: [own] });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ hiddenLicences: ['cc0', 'rs-und'], ownLicences: [own] }),
    ]);
    const html = await page(`/it/foto/${photo.slug}`);
    expect(html).toContain(`<a href="${own.url}" rel="license noopener"`);
    expect(html).toContain(`"license":"${own.url}"`);
    expect(await page('/it/feed.xml')).toContain(own.url);
  });

  it('are undone as any setting', async () => {
    await change({ ownLicences: [] });
    await change({ ownLicences: [{ name: 'Prima', url: null }] });
    const { body } = await administrator.get('/api/admin/change-sets?kind=settings&recordId=1');
    await administrator.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`, { json: {} });
    expect((await administrator.get('/api/admin/settings')).body.ownLicences).toEqual([]);
  });

  it.each([
    [{ hiddenLicences: ['cc-by-9.0'] }, [['hiddenLicences', 'field_invalid']]],
    [{ ownLicences: [{ name: ' ' }] }, [['ownLicences.0.name', 'field_required']]],
    [{ ownLicences: [{ name: 'A', url: 'javascript:alert(1)' }] }, [['ownLicences.0.url', 'address_expected']]],
    [{ ownLicences: [{ name: 'cc-by 4.0' }] }, [['ownLicences.0.name', 'field_taken']]],
    [{ ownLicences: [{ name: 'A' }, { name: 'a' }] }, [['ownLicences.1.name', 'field_taken']]],
  ])('are not changed to %j', async (fields, errors) => {
    expect(await errorsOf(fields)).toEqual(errors);
  });
});

describe('the networks that a page can be shared to', () => {
  const mastodon = { name: 'Mastodon', address: 'https://social.example/share?text={title}%20{url}' };

  it('are the chosen ones and those of the archive, and the page about cookies names them', async () => {
    const photo = await archive.aPhoto({ title: 'Arena', year: null, dateText: null });
    const path = `/it/foto/${photo.slug}`;
    expect(await page(path)).toContain('https://www.facebook.com/sharer/');
    expect(await page('/en/cookies')).toContain('The buttons for Facebook, X and Pinterest are plain links');
    await change({ shareTargets: ['x'], ownShareTargets: [mastodon] });
    const html = await page(path);
    expect(html).toContain('https://x.com/intent/tweet?');
    expect(html).toMatch(/https:\/\/social\.example\/share\?text=[^"]*%20http/);
    expect(html).not.toContain('facebook.com');
    expect(await page('/en/cookies')).toContain('The buttons for X and Mastodon are plain links');
  });

  it('may be none', async () => {
    const photo = await archive.aPhoto();
    await change({ shareTargets: [], ownShareTargets: [] });
    expect(await page(`/it/foto/${photo.slug}`)).not.toMatch(/facebook\.com|x\.com|pinterest\.com/);
    expect(await page('/it/cookies')).toContain('Nessun pulsante di questo sito porta a un social network.');
  });

  it.each([
    [{ shareTargets: ['myspace'] }, [['shareTargets', 'field_invalid']]],
    [{ ownShareTargets: [{ ...mastodon, name: '' }] }, [['ownShareTargets.0.name', 'field_required']]],
    ...['http://a.example/?u={url}', 'https://{url}/', 'https://a.example/', 'javascript:{url}'].map(
      (address): [object, string[][]] => [
        { ownShareTargets: [{ name: 'A', address }] },
        [['ownShareTargets.0.address', 'share_address_expected']],
      ],
    ),
  ])('are not changed to %j', async (fields, errors) => {
    expect(await errorsOf(fields)).toEqual(errors);
  });
});
