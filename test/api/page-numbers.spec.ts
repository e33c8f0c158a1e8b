import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
/** An archive for each group: what is put into the database directly drops no page from the cache. */
const withArchive = (): void => {
  beforeAll(async () => {
    archive = await startArchive({ mountPages });
  });
  afterAll(() => archive.close());
};

const htmlOf = async (path: string): Promise<string> => {
  const { status, text } = await archive.visitor().get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return text;
};

describe('an empty archive', () => {
  withArchive();

  it('says that a search found nothing, and lets it be changed', async () => {
    const html = await htmlOf('/it/archivio?search=bora');
    expect(html).toContain('Nessuna fotografia corrisponde');
    expect(html).toMatch(/<input[^>]*name="search"/);
  });
});

describe('a page number', () => {
  withArchive();

  let slug: string;
  beforeAll(async () => {
    const type = await archive.anEntityType();
    const entity = await archive.anEntity({ type });
    slug = entity.slug;
    for (let n = 0; n < 29; n += 1) await archive.aPhoto({ entities: [entity] });
    for (let n = 0; n < 21; n += 1) await archive.anEntity({ type, audioUrl: '/uploads/audio/guida.mp3' });
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

  it.each(lists)('that is invalid shows the first page of %s', async (_of, pathOf, last) => {
    for (const asked of none) {
      const html = await htmlOf(`${pathOf()}?page=${asked}`);
      expect({ asked, shown: pagesIn(html) }).toEqual({ asked, shown: [1, last] });
      expect(canonicalIn(html)).toBe(pathOf());
    }
  });

  const pagesIn = (html: string): number[] => (/Pagina (\d+) di (\d+)/.exec(html) ?? []).slice(1).map(Number);
  const canonicalIn = (html: string): string => {
    const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    return href.slice(archive.url.length);
  };
});
