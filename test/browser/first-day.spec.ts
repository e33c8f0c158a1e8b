import { accessibilityViolations } from '../support/axe.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('an archive on its first day', () => {
  const invitations = {
    it: ['Qui starà la prima fotografia', 'Hai fotografie della città?', 'Proponi una fotografia'],
    en: ['The first photograph will hang here', 'Do you have photographs of the city?', 'Propose a photograph'],
    de: ['Hier wird die erste Fotografie hängen', 'Haben Sie Fotografien der Stadt?', 'Fotografie vorschlagen'],
  };

  it.each(['it', 'en', 'de'] as const)(
    'invites to contribute photographs, and shows no empty frame (%s)',
    async (language) => {
      const { page, complaints } = await site.open(`/${language}`, { reducedMotion: 'reduce', viewport: null });
      const [place, call, offer] = invitations[language];
      await page.getByText(String(place)).waitFor();
      await page.getByRole('heading', { name: String(call) }).waitFor();
      expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.goto(`/${language}/archivio`);
      // There is nothing to search and nothing to count.
      expect(await page.getByRole('main').getByRole('search').count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page
        .getByRole('main')
        .getByRole('link', { name: String(offer) })
        .click();
      await page.waitForURL(`**/${language}/auth?redirect=%2F${language}%2Fcontribute`);
      expect(complaints).toEqual([]);
    },
  );

  it('has a page of entities, to which the page of audio guides links', async () => {
    const { page } = await site.open('/it/schede/audioguide');
    await page.waitForURL('**/it/schede');
    await page.getByRole('heading', { name: 'Non ci sono ancora schede' }).waitFor();
    expect(await page.getByRole('main').getByRole('search').count()).toBe(0);
  });
});
