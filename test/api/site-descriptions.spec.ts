import { startArchive, type TestArchive } from '../support/archive.js';
import { until } from '../support/until.js';

const publicUrl = 'https://archive.example.org';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());

const read = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;

describe('security.txt', () => {
  const address = '/.well-known/security.txt';
  const fieldsOf = async (): Promise<Record<string, string>> => {
    const { status, headers, text } = await archive.visitor().get(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    return Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
  };

  it('names the contact for vulnerabilities, valid for a year', async () => {
    const { Expires, ...fields } = await fieldsOf();
    expect(fields).toEqual({
      Contact: `${publicUrl}/it/about#contattaci`,
      'Preferred-Languages': 'it, en, de',
      Canonical: publicUrl + address,
    });
    const days = (new Date(String(Expires)).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThanOrEqual(365);
  });

  it('names the address of the settings where there is one', async () => {
    const administrator = await archive.signedIn(await archive.anAdmin());
    await administrator.change('PUT', '/api/admin/settings', { json: { contactEmail: 'archivio@example.org' } });
    await until(async () => (await fieldsOf())['Contact']?.startsWith('mailto:') === true);
    expect((await fieldsOf())['Contact']).toBe('mailto:archivio@example.org');
  });
});

describe('what browsers read of the site', () => {
  const describedSite = {
    siteName: 'Archivio di Trieste',
    siteNameEn: 'The Trieste archive',
    siteNameDe: 'Archiv',
    city: 'Trieste',
    tagline: 'Foto & carte',
  };
  beforeAll(async () => {
    const administrator = await archive.signedIn(await archive.anAdmin());
    await administrator.change('PUT', '/api/admin/settings', { json: describedSite });
  });

  it('is a manifest with the name of the settings, in the language that is asked for', async () => {
    const { status, headers, text } = await archive.visitor().get('/manifest.webmanifest');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({
      name: 'Archivio di Trieste',
      short_name: 'Trieste',
      lang: 'it',
      start_url: '/',
      theme_color: '#1b4f97',
      background_color: '#f2f2f2',
      icons: expect.arrayContaining([
        expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      ]),
    });
    expect(JSON.parse(await read('/manifest.webmanifest?language=de'))).toMatchObject({
      name: 'Archiv',
      short_name: 'Archiv',
      lang: 'de',
    });
  });

  it('is how the archive is searched from the address bar, in each language', async () => {
    const { status, headers, text } = await archive.visitor().get('/opensearch.xml?language=en');
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/opensearchdescription+xml; charset=utf-8',
    ]);
    expect(text).toContain('<ShortName>Trieste</ShortName>');
    expect(text).toContain('<LongName>The Trieste archive</LongName>');
    expect(text).toContain('<Description>Foto &amp; carte</Description>');
    expect(text).toContain('<Language>en</Language>');
    expect(text).toContain(`<Url type="text/html" template="${publicUrl}/en/archivio?search={searchTerms}"/>`);
    expect(await read('/opensearch.xml')).toContain('<Language>it</Language>');
  });

  it.each(['/manifest.webmanifest', '/opensearch.xml'])('has no %s in another language', async (path) => {
    expect((await archive.visitor().get(`${path}?language=fr`)).status).toBe(400);
  });
});
