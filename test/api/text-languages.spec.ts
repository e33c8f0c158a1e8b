import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
let photoSlug: string;

beforeAll(async () => {
  archive = await startArchive({ mountPages });
  const church = await archive.anEntity({
    name: 'San Giusto',
    description: '<p>Sul colle.</p>',
    architect: 'Ignoto',
    architectDe: 'Unbekannt',
  });
  const photo = await archive.aPhoto({
    title: 'Il colle',
    description: 'Due guglie.',
    alt: 'Il colle dal porto.',
    altDe: 'Der Hügel vom Hafen aus.',
    technique: 'Stampa all’albumina',
    techniqueEn: 'Albumen print',
    year: 1877,
    yearEstimated: true,
    dateText: '1877 circa',
    dateTextDe: 'um 1877',
    author: 'Wulz',
    entities: [church],
    tags: [await archive.aTag({ name: 'colle', nameDe: 'Hügel' })],
  });
  photoSlug = photo.slug;
});
afterAll(() => archive.close());

const read = async (path: string): Promise<string> => (await fetch(archive.url + path)).text();
const h1 = /<h1[^>]*>/;

describe('a text that is shown in another language than its page', () => {
  it('is marked as Italian on the page of a photograph', async () => {
    const english = await read(`/en/foto/${photoSlug}`);
    expect(h1.exec(english)?.[0]).toContain('lang="it"');
    for (const marked of [
      /<p lang="it" dir="auto">Due guglie\./,
      /<a [^>]*lang="it"[^>]*>San Giusto</,
      /<a [^>]*lang="it"[^>]*>colle</,
      /<dd lang="it">1877 circa</,
      /aria-current="page" lang="it"[^>]*>Il colle</,
    ])
      expect(english).toMatch(marked);
    expect(english).toMatch(/<dd>Albumen print</);
    expect(english).toMatch(/<dd>Wulz</);
  });

  it('is marked as Italian on the page of a record card', async () => {
    const german = await read('/de/scheda/san-giusto');
    expect(h1.exec(german)?.[0]).toContain('lang="it"');
    expect(german).toMatch(/<div lang="it" class="prose[^>]*><p>Sul colle\./);
    expect(german).toMatch(/<dd>Unbekannt</);
  });

  it('is marked as Italian on the cards of lists', async () => {
    const photos = await read('/en/archivio');
    expect(photos).toMatch(/<a [^>]*lang="it"[^>]*>Il colle</);
    expect(photos).toContain('<p lang="it" dir="auto">Due guglie.');
    const table = await read('/en/archivio?view=table');
    expect(table).toMatch(/<a [^>]*lang="it"[^>]*>Il colle</);
    const entities = await read('/de/schede');
    expect(entities).toMatch(/<a [^>]*lang="it"[^>]*>San Giusto</);
    expect(entities).toMatch(/<p lang="it"[^>]*>Sul colle\./);
    expect(await read('/it/archivio')).not.toMatch(/<a [^>]*lang="it"[^>]*>Il colle</);
  });

  it('is marked as Italian on the pictures that it describes', async () => {
    const marked = /<img [^>]*alt="Il colle dal porto\." lang="it"/;
    const paths = ['', '/archivio', '/archivio?view=table', `/foto/${photoSlug}`, `/foto/${photoSlug}/view`];
    for (const path of paths) {
      expect(await read(`/en${path}`)).toMatch(marked);
      expect(await read(`/de${path}`)).toMatch(/<img [^>]*alt="Der Hügel vom Hafen aus\."(?! lang)/);
    }
    const { slug } = await archive.aPhoto({ title: 'Senza parole' });
    expect(await read(`/en/foto/${slug}`)).toMatch(/<img [^>]*alt="Senza parole" lang="it"/);
    expect(await read('/en/archivio?sortBy=title')).toMatch(/<img [^>]*alt=""(?! lang)/);
  });

  it('is not marked where it is translated, nor on an Italian page', async () => {
    const german = await read(`/de/foto/${photoSlug}`);
    expect(german).toMatch(/<dd>um 1877</);
    expect(german).not.toMatch(/<a [^>]*lang="it"[^>]*>Hügel</);
    const main = /<main.*<\/main>/s.exec(await read(`/it/foto/${photoSlug}`))?.[0];
    expect(main).not.toContain('lang="it"');
  });
});

it('words that only styles keep apart have a space between them for those who read without', async () => {
  const page = await read('/it/archivio');
  const text = page.replace(/<[^>]*>/g, '');
  expect(text).toContain('it Italiano');
  expect(text).toContain('1877 anno stimato: 1877');
});

it('an audio guide can be reached by browsers without sound', async () => {
  await archive.anEntity({ name: 'Faro', audioUrl: '/uploads/faro.wav' });
  expect(await read('/it/scheda/faro')).toMatch(
    /<audio[^>]*><a href="\/uploads\/faro\.wav">Audioguida: Faro<\/a><\/audio>/,
  );
});
