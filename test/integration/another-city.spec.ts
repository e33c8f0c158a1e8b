import type { BrandImage } from '../../src/contract/brand.js';
import { anUnmigratedDatabase } from '../support/database.js';
import { startInstallation } from '../support/installation.js';
import { aLogo } from '../support/logos.js';
import { Mailbox } from '../support/mailbox.js';
import { aJpeg } from '../support/scans.js';
import type { RunningSite } from '../support/site.js';
import { until } from '../support/until.js';
import { type Answer, Visitor } from '../support/visitor.js';

/** The archive of another city, in German and Italian: what it needs is in its environment and in its settings. */
let site: RunningSite;
let mailbox: Mailbox;
let administrator: Visitor;
let photo: { id: number; slug: string };
let card: { id: number; slug: string };
let logo: BrandImage;
let icon: BrandImage;

const accent = { light: '#7d1f1a', dark: '#f0a79e' };
const mastodon = { name: 'Mastodon', address: 'https://social.example/share?text={title}%20{url}' };
const ownLicence = { name: 'Frei für den Unterricht', url: 'https://pola.example/lizenz' };

beforeAll(async () => {
  mailbox = await Mailbox.open();
  site = await startInstallation({
    environment: {
      BASE_LANGUAGE: 'de',
      RATE_LIMIT: 'off',
      MIN_FREE_DISK_MB: '0',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'archiv@pola.example',
    },
    makeDatabase: anUnmigratedDatabase,
  });
  administrator = new Visitor(site.url);
  await administrator.signIn(await site.anAdmin());
  [logo, icon] = [await anUploaded('#7d1f1a'), await anUploaded('#0b6b4f')];
  await changed('PUT', '/api/admin/settings', {
    languages: ['de', 'it'],
    siteName: 'Pola im Bild',
    siteNameIt: 'Pola in immagini',
    city: 'Pola',
    cityIt: 'Pola',
    tagline: 'Die Stadt der Arena, Platte für Platte.',
    taglineIt: 'La città dell’Arena, lastra per lastra.',
    homeLead: 'Fotografien aus Pola und Istrien.',
    homeLeadIt: 'Fotografie di Pola e dell’Istria.',
    timeZone: 'Europe/Zagreb',
    logo: { light: logo, dark: null, carriesName: true },
    icon,
    accent,
    map: { lat: 44.8683, lng: 13.8481, zoom: 15, minZoom: 11, maxZoom: 18 },
    periods: [
      { from: 1850, to: 1918 },
      { from: 1919, to: 1947 },
      { from: 1948, to: null },
    ],
    hiddenLicences: ['cc0'],
    ownLicences: [ownLicence],
    defaultLicense: ownLicence.name,
    shareTargets: [],
    ownShareTargets: [mastodon],
    operatorName: 'Stadtarchiv Pola',
    operatorAddress: 'Forum 1\n52100 Pola',
    contactEmail: 'archiv@pola.example',
  });
  const kind = await changed('POST', '/api/admin/relation-kinds', {
    code: 'same-garrison',
    name: 'Dieselbe Garnison',
    nameIt: 'Stessa guarnigione',
  });
  const type = await site.anEntityType();
  const other = await site.anEntity({ name: 'Kastell', type });
  card = await site.anEntity({ name: 'Arena', type });
  await changed('PATCH', `/api/admin/entities/${card.id}`, {
    relations: [{ entityId: other.id, kind: kind['code'] }],
  });
  photo = await anUploadedPhoto({ title: 'Die Arena vom Hafen', titleIt: 'L’Arena dal porto', year: '1905' });
});
afterAll(async () => {
  await site?.close();
  await mailbox?.close();
});

async function changed(method: 'PATCH' | 'PUT' | 'POST', path: string, json: object): Promise<Answer['body']> {
  const answer = await administrator.change(method, path, { json });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
async function sent(path: string, image: Buffer, fields: Record<string, string> = {}): Promise<Answer['body']> {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  multipart.append('image', new Blob([new Uint8Array(image)]), 'image');
  return (await administrator.change('POST', path, { multipart })).body;
}
const anUploaded = async (colour: string): Promise<BrandImage> =>
  sent('/api/admin/settings/brand-images', await aLogo({ colour }));
async function anUploadedPhoto(fields: Record<string, string>): Promise<typeof photo> {
  const { id } = await sent('/api/admin/photos', await aJpeg({ width: 1400, height: 900 }), {
    ...fields,
    status: 'published',
  });
  await until(async () => (await visit(`/api/photos/${id}`)).status === 200);
  return (await visit(`/api/photos/${id}`)).body;
}
const visit = (path: string, headers: Record<string, string> = {}) => new Visitor(site.url).get(path, headers);

/** What a page of this archive has nothing of: the demo's city, logo and colour, and languages that it does not offer. */
const foreign: Record<string, RegExp> = {
  city: /triest|\btrst/i,
  logo: /M12 0 15 9\.2|\/favicon\.svg|"\/(?:icon|apple-touch|share)[\w-]*\.png/,
  colour: /#1b4f97|#8db8f4|#10294a/i,
  address: /\/(?:en|sl)(?=[/"?#<\s]|$)|\/language\/(?:en|sl)|\.(?:en|sl)\.xml|language=(?:en|sl)\b/,
  language: /hreflang="(?:en|sl)"|en_US|sl_SI/i,
};
const foreignIn = (text: string): string[] =>
  Object.entries(foreign).flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${what}: …${text.slice(Math.max(0, found.index - 60), found.index + 60)}…`] : [];
  });

describe.each(['de', 'it'] as const)('the archive of another city, read in %s', (language) => {
  it.each([
    ['home', ''],
    ['archive', '/archivio'],
    ['list of the archive', '/archivio?view=list&sortBy=title'],
    ['photograph', '/foto/:photo'],
    ['whole scan', '/foto/:photo/view'],
    ['record card', '/scheda/:card'],
    ['record cards', '/schede'],
    ['search', '/search?q=arena'],
    ['search without a result', '/search?q=xyz'],
    ['map', '/map'],
    ['explore', '/map/explore'],
    ['sign-in', '/auth'],
    ['registration', '/auth/register'],
    ['forgotten password', '/auth/forgot-password'],
    ['project and contact', '/about'],
    ['removal', '/removal-request'],
    ['privacy', '/privacy'],
    ['cookies', '/cookies'],
    ['terms', '/terms'],
    ['licences', '/licenses'],
    ['accessibility', '/accessibility'],
  ])('has a page "%s" of its own', async (_, path) => {
    const { status, text } = await visit(
      `/${language}${path.replace(':photo', photo.slug).replace(':card', card.slug)}`,
    );
    expect(status).toBe(200);
    expect(foreignIn(text)).toEqual([]);
    expect(text).toContain(language === 'de' ? 'Pola im Bild' : 'Pola in immagini');
    expect(text).toContain(`style="--accent:light-dark(${accent.light},${accent.dark});`);
    expect(text).toContain(`/uploads/${logo.sha256}/brand1/logo`);
    expect(text).toContain(`/uploads/${icon.sha256}/brand1/icon32.png`);
  });

  it('has its own words where a page is missing', async () => {
    const { status, text } = await visit(`/${language}/nirgends`);
    expect(status).toBe(404);
    expect(foreignIn(text)).toEqual([]);
    expect(text).toContain(`/uploads/${logo.sha256}/brand1/logo`);
  });
});

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/feeds/photos.de.xml',
  '/feeds/photos.it.xml',
  '/manifest.webmanifest',
  '/manifest.webmanifest?language=it',
  '/opensearch.xml',
  '/opensearch.xml?language=it',
  '/api/settings',
  '/api/photos',
  '/api/entities',
  '/iiif/image/:photo/info.json',
])('a program reads nothing foreign at %s', async (path) => {
  const { status, text } = await visit(path.replace(':photo', String(photo.id)));
  expect([path, status]).toEqual([path, 200]);
  expect(foreignIn(text)).toEqual([]);
});

it('has its own icons at the addresses that nobody states', async () => {
  for (const [address, file] of [
    ['/favicon.ico', 'favicon.ico'],
    ['/apple-touch-icon.png', 'icon180.png'],
    ['/icon-512.png', 'icon512.png'],
  ])
    expect((await visit(address!)).text).toBe((await visit(`/uploads/${icon.sha256}/brand1/${file}`)).text);
  expect((await visit('/share.png')).text).toBe((await visit(`/uploads/${logo.sha256}/brand1/share.png`)).text);
  expect((await visit('/manifest.webmanifest')).body).toMatchObject({
    name: 'Pola im Bild',
    lang: 'de',
    theme_color: accent.light,
  });
});

it('says what it is about in its own words', async () => {
  const page = async (path: string): Promise<string> => (await visit(path)).text;
  expect(photo.slug).toBe('pola-die-arena-vom-hafen-1905');
  expect(await page('/de')).toContain('Fotografien aus Pola und Istrien.');
  expect(await page(`/it/scheda/${card.slug}`)).toContain('Stessa guarnigione');
  const shown = await page(`/de/foto/${photo.slug}`);
  expect(shown).toContain(ownLicence.url);
  expect(shown).toContain('https://social.example/share?text=');
  expect(shown).not.toContain('facebook.com');
  expect(await page('/de/map')).toContain('44.8683');
  expect(await page('/de/privacy')).toContain('Stadtarchiv Pola');
  expect((await visit('/')).text).toMatch(/<html[^>]* lang="de"/);
});

it('says so too where a page cannot be rendered', async () => {
  const { status, text } = await visit('/openid-connect/nirgends', { accept: 'text/html' });
  expect(status).toBe(404);
  expect(foreignIn(text)).toEqual([]);
  expect(text).toContain(`--accent:light-dark(${accent.light},${accent.dark})`);
});

it('writes emails in its own name and colour', async () => {
  const registration = {
    displayName: 'Marija',
    email: 'marija@pola.example',
    password: 'hafen von pola 1905',
    confirmPassword: 'hafen von pola 1905',
    acceptedPrivacyPolicy: true,
  };
  const visitor = new Visitor(site.url);
  await visitor.get('/language/it?to=/it');
  const { status, body } = await visitor.change('POST', '/api/auth/register', { json: registration });
  expect([status, body]).toEqual([201, expect.anything()]);
  const email = await mailbox.emailTo(registration.email);
  expect(email.subject).toContain('Pola in immagini');
  expect(email.html).toContain(`border-bottom:3px solid ${accent.light}`);
  expect(email.html).toContain('/it/auth/');
  expect(foreignIn(email.html + email.text + email.subject + email.headers)).toEqual([]);
});

it('has nothing at the addresses of languages that it does not offer', async () => {
  for (const language of ['en', 'sl']) {
    expect((await visit(`/${language}/archivio`)).headers.get('location')).toBe('/de/archivio');
    expect((await visit(`/feeds/photos.${language}.xml`)).status).toBe(404);
  }
});
