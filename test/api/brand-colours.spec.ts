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

const red = { light: '#a3251d', dark: '#f4958c' };
const change = (fields: object, headers: Record<string, string> = {}) =>
  administrator.change('PUT', '/api/admin/settings', { json: fields, headers });
const page = async (address: string): Promise<string> => (await archive.visitor().get(address)).text;
const rootOf = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? '';

describe('the colour of an archive', () => {
  it('is that of the product until it chooses one, and pages state none', async () => {
    expect(rootOf(await page('/it'))).not.toContain('style');
    expect((await archive.visitor().get('/api/settings')).body.accent).toEqual({ light: '#1b4f97', dark: '#8db8f4' });
  });

  it('is on every page, also on those that React cannot render, and in the manifest', async () => {
    const { status, body } = await change({ accent: { light: ' #A3251D', dark: red.dark } });
    expect([status, body.accent]).toEqual([200, red]);
    const stated = 'style="--accent:light-dark(#a3251d,#f4958c);--accent-band:light-dark(#';
    for (const path of ['/it', '/it/archivio', '/it/nowhere', '/it/auth'])
      expect(rootOf(await page(path))).toContain(stated);
    expect(rootOf((await administrator.get('/admin/settings')).text)).toContain(stated);
    const failure = await archive.visitor().get('/openid-connect/nowhere', { accept: 'text/html' });
    expect(failure.status).toBe(404);
    expect(rootOf(failure.text)).toContain('style="--accent:light-dark(#a3251d,#f4958c)"');
    expect(failure.headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-inline'");
    expect((await archive.visitor().get('/manifest.webmanifest')).body.theme_color).toBe(red.light);
  });

  it('is undone as any setting', async () => {
    await change({ accent: { light: '#0b6b4f', dark: '#7fd1b4' } });
    const { body } = await administrator.get('/api/admin/change-sets?kind=settings&recordId=1');
    await administrator.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`, { json: {} });
    expect((await administrator.get('/api/admin/settings')).body.accent).toEqual(red);
  });

  it('can be read in both themes: else the answer says how little contrast it has', async () => {
    const { status, body } = await change(
      { accent: { light: '#e07b00', dark: '#1b4f97' } },
      { 'accept-language': 'de' },
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'accent.light', code: 'contrast_too_low', ratio: expect.any(Number), message: expect.any(String) },
      { field: 'accent.dark', code: 'contrast_too_low', ratio: expect.any(Number), message: expect.any(String) },
    ]);
    const [{ ratio, message }] = body.errors;
    expect(ratio).toBeLessThan(3);
    expect(message).toBe(
      `Der Kontrast ist ${String(ratio).replace('.', ',')}:1; lesbarer Text braucht mindestens 4,5:1.`,
    );
    expect((await administrator.get('/api/admin/settings')).body.accent).toEqual(red);
  });

  it.each([
    [{ light: '#fff', dark: red.dark }, ['accent.light colour_expected']],
    [{ light: 'red;}', dark: '#12345g' }, ['accent.light colour_expected', 'accent.dark colour_expected']],
    [{ light: red.light }, ['accent.dark colour_expected']],
    [null, ['accent field_invalid']],
  ])('is not changed to %j', async (accent, errors) => {
    const { status, body } = await change({ accent });
    expect(status).toBe(400);
    expect(body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual(errors);
  });
});
