import { languages } from '../../src/contract/languages.js';
import { accessibilityFaults } from '../support/axe.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
}, 90_000);
afterAll(() => site.close());

/** The addresses here are asked for once each: what is put into the database directly drops no page from the cache. */
const htmlOf = async (path: string): Promise<string> => {
  const answer = await fetch(site.url + path);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.text();
};

describe('an archive on its first day', () => {
  const invitations = {
    it: ['Qui starà la prima fotografia', 'Hai fotografie della città?', 'Proponi una fotografia'],
    en: ['The first photograph will hang here', 'Do you have photographs of the city?', 'Propose a photograph'],
    de: ['Hier wird die erste Fotografie hängen', 'Haben Sie Fotografien der Stadt?', 'Fotografie vorschlagen'],
  };

  it.each(languages)('asks for photographs, not about one that is not there (%s)', async (language) => {
    const { page, complaints } = await site.open(`/${language}`, { reducedMotion: 'reduce', viewport: null });
    await page.waitForLoadState('networkidle');
    const [place, call, offer] = invitations[language];
    await page.getByText(String(place)).waitFor();
    await page.getByRole('heading', { name: String(call) }).waitFor();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`/${language}/archivio`, { waitUntil: 'networkidle' });
    // There is nothing to search and nothing to count.
    expect(await page.getByRole('main').getByRole('search').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: String(offer) })
      .click();
    await page.waitForURL(`**/${language}/auth?redirect=%2F${language}%2Fcontribute`);
    expect(complaints).toEqual([]);
  });

  it('has a page for its cards, to which that of the guides leads', async () => {
    const { page } = await site.open('/it/schede/audioguide');
    await page.waitForURL('**/it/schede');
    await page.getByRole('heading', { name: 'Non ci sono ancora schede' }).waitFor();
    expect(await page.getByRole('main').getByRole('search').count()).toBe(0);
  });

  it('still says that a search found nothing, and lets it be changed', async () => {
    const html = await htmlOf('/it/archivio?search=bora');
    expect(html).toContain('Nessuna fotografia corrisponde');
    expect(html).toMatch(/<input[^>]*name="search"/);
  });
});

describe('a page number', () => {
  let slug: string;
  beforeAll(async () => {
    const type = await site.anEntityType();
    const entity = await site.anEntity({ type });
    slug = entity.slug;
    for (let n = 0; n < 29; n += 1) await site.aPhoto({ entities: [entity] });
    for (let n = 0; n < 21; n += 1) await site.anEntity({ type, audioUrl: '/uploads/audio/guida.mp3' });
  });

  const beyond = ['5', '9999', '999999999', '1000000000', '9'.repeat(40)];
  const none = ['0', '-1', 'abc', '1e9', '1.5', ''];
  const lists = [
    ['the photographs', () => '/it/archivio', 2, '/it/archivio?page=2'],
    ['the cards', () => '/it/schede', 2, '/it/schede?page=2'],
    ['the audio guides', () => '/it/schede/audioguide', 2, '/it/schede/audioguide?page=2'],
    ['a card’s photographs', () => `/it/scheda/${slug}`, 4, null],
  ] as const;

  it.each(lists)(
    'beyond the last one of %s shows the last, which is the address it has',
    async (_of, pathOf, last, canonical) => {
      for (const asked of beyond) {
        const html = await htmlOf(`${pathOf()}?page=${asked}`);
        expect({ asked, shown: pagesIn(html) }).toEqual({ asked, shown: [last, last] });
        expect(canonicalIn(html)).toBe(canonical ?? pathOf());
        expect(html).toContain(`aria-label="Pagina 1"`);
      }
    },
  );

  it.each(lists)('that is none shows the first of %s', async (_of, pathOf, last) => {
    for (const asked of none) {
      const html = await htmlOf(`${pathOf()}?page=${asked}`);
      expect({ asked, shown: pagesIn(html) }).toEqual({ asked, shown: [1, last] });
      expect(canonicalIn(html)).toBe(pathOf());
    }
  });

  const pagesIn = (html: string): number[] => (/Pagina (\d+) di (\d+)/.exec(html) ?? []).slice(1).map(Number);
  const canonicalIn = (html: string): string => {
    const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    return href.slice(site.url.length);
  };
});
