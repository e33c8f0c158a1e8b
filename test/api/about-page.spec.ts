import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive({ mountPages });
});
afterAll(() => archive.close());

/** The slugs of the photos beside the steps of how the archive works. Each page is kept: one language shows one state. */
async function photosOfSteps(language: string): Promise<string[]> {
  const { text } = await archive.visitor().get(`/${language}/about`);
  const [, section = ''] = /<section[^>]*aria-labelledby="come-funziona">(.*?)<\/section>/s.exec(text) ?? [];
  expect(section.match(/<h3/g)).toHaveLength(4);
  return [...section.matchAll(/<a[^>]*href="[^"]*\/foto\/([^"]*)"/g)].map(([, slug = '']) => slug);
}

const photosOf = (years: number[]) =>
  Promise.all(years.map((year) => archive.aPhoto({ title: `Molo ${year}`, year, description: 'Barche.' })));

it('the steps of how the archive works have a photo of another decade each, where there are enough', async () => {
  const few = await photosOf([1871, 1884, 1899]);
  expect(await photosOfSteps('it')).toEqual([]);

  // The photo of the day, which is one of them, stands beside the title.
  const slugs = [...few, ...(await photosOf([1905, 1913]))].map(({ slug }) => slug);
  const shown = await photosOfSteps('en');
  expect(shown).toHaveLength(4);
  expect(slugs.filter((slug) => shown.includes(slug))).toEqual(shown);
});
