import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive({ mountPages });
});
afterAll(() => archive.close());

const fetchPage = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;

/** What the browser's code reads before it takes over the page. */
const contextOf = (html: string): string =>
  /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

it('a member’s page is in the language of its address, whatever the browser prefers, for many at once', async () => {
  const signedIn = await archive.signedIn(await archive.aMember());
  const leads = { it: 'Come si accede', en: 'How your account', de: 'Wie Sie sich' } as const;
  const languages = ['it', 'en', 'de'] as const;
  const read = async (language: (typeof languages)[number], preferred: string | undefined) => {
    const headers: Record<string, string> = preferred === undefined ? {} : { 'Accept-Language': preferred };
    const page = await signedIn.get(`/${language}/user/security`, headers);
    const data = await signedIn.get(`/${language}/user/security/index.pageContext.json`, headers);
    return [page.text.includes(leads[language]), page.text.includes(`<html lang="${language}"`), data.body.language];
  };
  const asked = languages.flatMap((language) =>
    [undefined, 'it', 'en-GB,en;q=0.9', 'de-AT', 'fr'].map((preferred) => ({ language, preferred })),
  );
  const answers = await Promise.all([...asked, ...asked].map(({ language, preferred }) => read(language, preferred)));
  expect(answers).toEqual([...asked, ...asked].map(({ language }) => [true, true, language]));
});

describe('the data of a page', () => {
  const texts = {
    title: 'Molo san Carlo',
    titleEn: 'San Carlo pier',
    titleDe: 'Mole San Carlo',
    description: `Folla sul molo. ${'Il piroscafo salpa. '.repeat(20)}`,
    descriptionEn: `A crowd on the pier. ${'The steamer leaves. '.repeat(20)}`,
  };

  it('carry the language of the visitor only, in lists and on the record’s own page', async () => {
    const { slug } = await archive.aPhoto(texts);
    for (const path of ['/archivio', `/foto/${slug}`, '']) {
      expect(contextOf(await fetchPage(`/en${path}`))).toContain('San Carlo pier');
      expect(contextOf(await fetchPage(`/en${path}`))).not.toMatch(/Mole San Carlo|Il piroscafo/);
      expect(contextOf(await fetchPage(`/it${path}`))).not.toMatch(/San Carlo pier|steamer/);
      // Where the translation is missing, the Italian text stands in for it.
      expect(contextOf(await fetchPage(`/de${path}`))).toContain('Il piroscafo');
    }
  });

  it('carry as much of a description as the cards of a list show', async () => {
    await archive.aPhoto({ ...texts, title: 'Molo Bersaglieri' });
    expect(contextOf(await fetchPage('/it/archivio?sortBy=title')).match(/Il piroscafo/g)?.length).toBeLessThan(20);
  });

  it('carry the preview of a photo on its own page, and only its colour in lists', async () => {
    const placeholder = 'data:image/webp;base64,UklGRh4AAABXRUJQ';
    const renditions = {
      renditionProfile: 'v2',
      widths: [320],
      width: 400,
      height: 300,
      color: '#8a7355',
      placeholder,
    };
    const { slug } = await archive.aPhoto({ title: 'Il faro', renditions });
    expect(await fetchPage(`/it/foto/${slug}`)).toContain(placeholder);
    const list = await fetchPage('/it/archivio');
    expect(list).toContain('background:#8a7355');
    expect(list).not.toContain(placeholder);
  });

  it('reach the browser as they are, whatever is in a text', async () => {
    const title = '!Date: </script><!--PAGE--> "@DATA@" $& {{name}}';
    const { slug } = await archive.aPhoto({ title });
    const html = await fetchPage(`/it/foto/${slug}`);
    const { data } = JSON.parse(contextOf(html)) as { data: { photo: { title: string } } };
    // Vike's parser takes the first of two exclamation marks away.
    expect(data.photo.title).toBe(`!${title}`);
    expect(html).toContain('<h1');
    expect(html.match(/<div id="root">/g)).toHaveLength(1);
    expect(html).toMatch(/<\/html>\s*$/);
  });
});
