import { readFileSync } from 'node:fs';
import { type Language, languages, languageTable } from '../../src/contract/languages.js';
import { localizedField } from '../../src/contract/localized.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
let photo: string;
let card: string;
beforeAll(async () => {
  archive = await startArchive({ mountPages });
  administrator = archive.visitor();
  await administrator.signIn(await archive.anAdmin());
  photo = (await archive.aPhoto({ title: 'Il molo', year: 1905 })).slug;
  card = (await archive.anEntity({ name: 'La Borsa' })).slug;
});
afterAll(() => archive.close());

const offer = (offered: readonly string[]) =>
  administrator.change('PUT', '/api/admin/settings', { json: { languages: offered } });
const visit = (path: string, headers: Record<string, string> = {}) => archive.visitor().get(path, headers);
const targetOf = async (path: string, headers?: Record<string, string>): Promise<string | null> =>
  (await visit(path, headers)).headers.get('location');

describe('a language that the site does not offer', () => {
  beforeAll(async () => {
    expect((await visit('/de/archivio')).status).toBe(200);
    expect((await visit('/sitemap.xml')).text).toContain('/de/archivio');
    await offer(['it', 'en']);
  });
  afterAll(() => offer(['it', 'en', 'de']));

  it('has no pages: its addresses lead to the same page in another language', async () => {
    expect(await targetOf('/de/archivio?page=2')).toBe('/it/archivio?page=2');
    expect(await targetOf('/de', { cookie: 'preferred_language=en' })).toBe('/en');
    expect((await visit('/feeds/photos.de.xml')).status).toBe(404);
    expect((await visit('/manifest.webmanifest?language=de')).status).toBe(404);
  });

  it('is named by no page, sitemap or other document', async () => {
    const { text } = await visit('/it/archivio');
    expect(text).toContain('hrefLang="en"');
    expect(text).not.toMatch(/hreflang="de"|\/language\/de|de_DE/i);
    expect((await visit('/sitemap.xml')).text).not.toContain('/de/');
    expect((await visit('/.well-known/security.txt')).text).toContain('Preferred-Languages: it, en\n');
  });

  it('cannot be chosen, and is not what a browser gets', async () => {
    expect((await visit('/language/de?to=/it/archivio')).status).toBe(404);
    expect(await targetOf('/', { 'accept-language': 'de, it;q=0.5' })).toBeNull();
    expect(await targetOf('/', { 'accept-language': 'de' })).toBe('/en');
    expect(await targetOf('/archivio', { cookie: 'preferred_language=de' })).toBe('/it/archivio');
    const { body } = await visit('/api/photos/999999', { cookie: 'preferred_language=de' });
    expect(body.message).toBe('Foto non trovata');
  });
});

it('without English, a browser that names only other languages gets the base language', async () => {
  await offer(['it', 'de']);
  expect(await targetOf('/', { 'accept-language': 'fr' })).toBeNull();
  await offer(['it', 'en', 'de']);
  expect(await targetOf('/', { 'accept-language': 'fr' })).toBe('/en');
});

it.each([[['en', 'de']], [['it', 'xx']], [['it', 'it']], ['it']])(
  'the languages %j are not accepted: the base language is one of them, and each is known',
  async (offered) => {
    const { status, body } = await offer(offered as string[]);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'languages' }]]);
  },
);

describe.each(languages)('a site in all languages, read in %s', (language) => {
  const texts = { ...textsOf(language, 'site'), ...textsOf(language, 'account') } as SiteTexts;
  beforeAll(() => offer(languages));
  afterAll(() => offer(['it', 'en', 'de']));

  it.each([
    ['the first page', '', (of: SiteTexts) => of.home.subtitle],
    ['the archive', '/archivio', (of: SiteTexts) => of.archive.title],
    ['a photograph', '/foto/:photo', (of: SiteTexts) => of.photo.dataSheet],
    ['a record card', '/scheda/:card', (of: SiteTexts) => of.entity.summary],
    ['the search', '/search?q=molo', (of: SiteTexts) => of.search.filters],
    ['the map', '/map', (of: SiteTexts) => of.map.title],
    ['the sign-in', '/auth', (of: SiteTexts) => of.auth.submit],
    ['a legal text', '/privacy', (of: SiteTexts) => of.legal.privacy.title],
  ])('has %s in that language', async (_what, path, textIn) => {
    const { status, text } = await visit(`/${language}${path.replace(':photo', photo).replace(':card', card)}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(text).toContain(textIn(texts));
    expect(text).toContain(texts.nav.label);
    for (const of of languages) expect(text).toContain(languageTable[of].name);
  });

  it('answers in that language, and leads there by cookie and browser', async () => {
    const { body } = await visit('/api/photos/999999', { cookie: `preferred_language=${language}` });
    expect(body.message).toBe(textsOf(language, 'errors')['photo_not_found']);
    expect(await targetOf('/archivio', { cookie: `preferred_language=${language}` })).toBe(`/${language}/archivio`);
    expect(await targetOf('/', { 'accept-language': `${language}-XX` })).toBe(
      language === 'it' ? null : `/${language}`,
    );
  });

  it('takes corrections of its texts', async () => {
    const member = await archive.signedIn(await archive.aMember());
    const { id } = await archive.aPhoto({ title: `La sponda ${language}` });
    const suggestion = { photoId: id, fieldName: 'title', language, newValue: `Riva ${language}` };
    const { status, body } = await member.change('POST', '/api/contributions', { json: suggestion });
    expect({ status, body }).toMatchObject({ status: 201 });
    await administrator.change('PUT', `/api/admin/contributions/${body.id}/approve`);
    const photo = (await visit(`/api/photos/${id}`)).body;
    expect(photo[localizedField('title', language)]).toBe(`Riva ${language}`);
  });

  it('shows the administration whole in one language', async () => {
    await administrator.get(`/language/${language}?to=/admin`);
    const { text } = await administrator.get('/admin/settings');
    expect(text).toContain(`lang="${languageTable[language].hasAdministration ? language : 'it'}"`);
  });
});

type SiteTexts = typeof import('../../src/contract/locales/it/site.json') &
  typeof import('../../src/contract/locales/it/account.json');

function textsOf(language: Language, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`src/contract/locales/${language}/${file}.json`, 'utf8')) as Record<string, unknown>;
}
