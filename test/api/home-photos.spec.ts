import { PhotosRepository } from '../../src/photos/public/photos.repository.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive({ environment: { HTML_CACHE_MB: '0' }, mountPages });
});
beforeEach(() => archive.database.query('truncate photos restart identity cascade'));
afterAll(() => archive.close());

const complete = { year: 1905, description: 'Il mercato visto dal ponte.' };
const incomplete = [
  { ...complete, year: null },
  { ...complete, description: null },
  { ...complete, status: 'draft' as const },
];

async function somePhotos(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await archive.aPhoto({ ...complete, title: `Veduta ${n}` });
    for (const fields of incomplete) await archive.aPhoto(fields);
  }
}

async function chosenOn(days: string[]): Promise<(number | undefined)[]> {
  const photos = archive.app.get(PhotosRepository, { strict: false });
  return Promise.all(days.map(async (day) => (await photos.findOfTheDay({ day, fields: new Set(['id']) }))?.id));
}
/** Two months. */
const days = Array.from({ length: 60 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));

describe('the photo of the day', () => {
  const ofTheDay = () => archive.visitor().get('/api/photos/of-the-day?fields=id,title');

  it('is the same for everybody, and has a date and a description', async () => {
    await somePhotos(10);
    const { status, headers, body } = await ofTheDay();
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(Number) as number, title: expect.stringMatching(/^Veduta \d+$/) as string },
    });
    expect((await ofTheDay()).body).toEqual(body);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('is that of an earlier day where one asks for it', async () => {
    await somePhotos(12);
    const asked = async (query: string) =>
      (await archive.visitor().get(`/api/photos/of-the-day?fields=id${query}`)).body.id as number;
    const seen = await Promise.all(Array.from({ length: 8 }, (_, daysAgo) => asked(`&daysAgo=${daysAgo}`)));
    expect(seen[0]).toBe(await asked(''));
    expect(new Set(seen).size).toBeGreaterThan(3);
    expect((await archive.visitor().get('/api/photos/of-the-day?daysAgo=-1')).status).toBe(400);
  });

  it('is another one on most days, and each has its turn', async () => {
    await somePhotos(12);
    const chosen = await chosenOn(days);
    expect(chosen.filter((id, n) => id === chosen[n + 1]).length).toBeLessThan(20);
    expect(new Set(chosen).size).toBeGreaterThan(9);
  });

  it('remains when others are published, and is replaced when it is removed', async () => {
    await somePhotos(12);
    const before = await chosenOn(days);
    const { id: added } = await archive.aPhoto(complete);
    const changed = (await chosenOn(days)).filter((id, n) => id !== before[n]);
    expect(changed.length).toBeLessThan(10);
    expect(changed.every((id) => id === added)).toBe(true);
    await archive.database.query(`update photos set status = 'removed' where id = $1`, [before[0]]);
    const [after] = await chosenOn(days);
    expect(after).toBeDefined();
    expect(after).not.toBe(before[0]);
  });

  it('does not exist where no photo has a date, a description and a title of its own', async () => {
    for (const fields of incomplete) await archive.aPhoto(fields);
    await archive.aPhoto({ ...complete, title: 'Fotografia senza titolo' });
    expect(await ofTheDay()).toMatchObject({ status: 404, body: { code: 'photo_not_found' } });
  });
});

it('the best photo of a decade fills a screen, then has a known year, then is the newest', async () => {
  const scan = { renditionProfile: 'r', widths: [320, 640], color: '#888888', placeholder: '' };
  const landscape = { ...complete, renditions: { ...scan, width: 1600, height: 1200 } };
  const first = await archive.aPhoto({ ...landscape, year: 1900 });
  const best = await archive.aPhoto({ ...landscape, year: 1909 });
  await archive.aPhoto({ ...landscape, year: 1905, yearEstimated: true });
  await archive.aPhoto({ ...complete, year: 1904, renditions: { ...scan, width: 1200, height: 1600 } });
  await archive.aPhoto({ ...complete, year: 1904, renditions: { ...scan, width: 900, height: 600 } });
  await archive.aPhoto({ ...landscape, year: 1911, description: null });
  await archive.aPhoto({ ...landscape, year: 1912, title: 'Fotografia senza titolo' });
  const portrait = await archive.aPhoto({
    ...complete,
    year: 1925,
    renditions: { ...scan, width: 1200, height: 1600 },
  });
  const ids = async () => {
    const { body } = await archive.visitor().get('/api/photos/of-decades?fields=id');
    return body.map(({ id }: { id: number }) => id);
  };
  expect(await ids()).toEqual([best.id, portrait.id]);
  await archive.database.query(`update photos set status = 'removed' where id = $1`, [best.id]);
  expect(await ids()).toEqual([first.id, portrait.id]);
});

it('popular photos can be those with a date and a description', async () => {
  await somePhotos(2);
  const liked = await archive.aPhoto({ ...complete, year: null, title: 'Senza data' });
  await archive.aFavorite({ user: await archive.aMember(), photo: liked });
  const titles = async (query: string) => {
    const { body } = await archive.visitor().get(`/api/photos/popular?limit=3&fields=title${query}`);
    return body.map(({ title }: { title: string }) => title);
  };
  expect((await titles(''))[0]).toBe('Senza data');
  expect(await titles('&complete=true')).toEqual(['Veduta 2', 'Veduta 1']);
});

describe('the home page', () => {
  async function hero(language = 'it'): Promise<string> {
    const { text } = await archive.visitor().get(`/${language}`);
    return /<div class="hero-caption.*?<\/div>/s.exec(text)?.[0] ?? '';
  }

  it('begins with the photo of the day', async () => {
    await archive.aPhoto({ year: null, title: 'Senza data' });
    await archive.aPhoto({ ...complete, title: 'Il mercato' });
    await archive.aPhoto({ year: null, title: 'Senza data, più nuova' });
    expect(await hero()).toMatch(/La fotografia del giorno.*Il mercato/s);
    expect(await hero('en')).toMatch(/Photograph of the day.*lang="it"[^>]*>Il mercato/s);
  });

  it('begins with the photo that an administrator has chosen, as long as it is public', async () => {
    await archive.aPhoto({ ...complete, title: 'Il mercato' });
    const chosen = await archive.aPhoto({ title: 'Il faro' });
    const administrator = await archive.signedIn(await archive.anAdmin());
    const choose = (heroPhotoId: unknown) =>
      administrator.change('PUT', '/api/admin/settings', { json: { heroPhotoId } });
    expect((await choose(chosen.id)).body).toMatchObject({ heroPhotoId: chosen.id });
    expect(await hero()).toMatch(/Il faro/);
    expect(await hero()).not.toMatch(/del giorno/);
    expect(await choose('faro')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    await administrator.change('PATCH', `/api/admin/photos/${chosen.id}`, { json: { status: 'draft' } });
    expect(await hero()).toMatch(/del giorno.*Il mercato/s);
    expect((await choose(null)).body).toMatchObject({ heroPhotoId: null });
  });

  it('shows first the featured photos that an administrator has chosen, in their order', async () => {
    await archive.aPhoto({ ...complete, title: 'Il mercato' });
    const [first, draft, last] = [
      await archive.aPhoto({ title: 'Il faro' }),
      await archive.aPhoto({ title: 'Una bozza', status: 'draft' }),
      await archive.aPhoto({ title: 'La lanterna' }),
    ];
    const administrator = await archive.signedIn(await archive.anAdmin());
    const change = (fields: object) => administrator.change('PUT', '/api/admin/settings', { json: fields });
    const featured = async () => {
      const { text } = await archive.visitor().get('/it');
      const section = /<section[^>]*aria-labelledby="home-photos".*?<\/section>/s.exec(text)?.[0] ?? '';
      return ['Dal porto', 'Il faro', 'Una bozza', 'La lanterna', 'Il mercato']
        .map((words) => ({ words, at: section.indexOf(words) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ words }) => words);
    };
    await change({ featuredPhotoIds: [last.id, draft.id, first.id], featuredTitle: 'Dal porto' });
    expect(await featured()).toEqual(['Dal porto', 'La lanterna', 'Il faro', 'Il mercato']);
    const { body } = await archive.visitor().get('/api/photos/featured?fields=id');
    expect(body).toEqual([{ id: last.id }, { id: first.id }]);
    await change({ featuredPhotoIds: [], featuredTitle: null });
    expect((await archive.visitor().get('/api/photos/featured')).body).toEqual([]);
    expect((await featured())[0]).not.toBe('Dal porto');
  });

  it.each([[[1, 1]], [['faro']], [[0]], [[1, 2, 3, 4, 5, 6, 7, 8, 9]], [null]])(
    'refuses %j as its featured photos',
    async (featuredPhotoIds) => {
      const administrator = await archive.signedIn(await archive.anAdmin());
      const { status, body } = await administrator.change('PUT', '/api/admin/settings', { json: { featuredPhotoIds } });
      expect([status, body.errors]).toMatchObject([400, [{ field: 'featuredPhotoIds' }]]);
    },
  );

  it('has the headline and the text of the settings, and its own where they are empty', async () => {
    const administrator = await archive.signedIn(await archive.anAdmin());
    const change = (fields: object) => administrator.change('PUT', '/api/admin/settings', { json: fields });
    const words = async (language: string) => {
      const { text } = await archive.visitor().get(`/${language}`);
      return /<div class="hero-words">.*?<form/s.exec(text)?.[0] ?? '';
    };
    await change({ tagline: 'Gorizia, ieri', homeLead: 'Mille lastre.', homeLeadDe: 'Tausend Platten.' });
    expect(await words('it')).toMatch(/Gorizia,.*ieri.*Mille lastre\./s);
    expect(await words('de')).toContain('Tausend Platten.');
    const { body } = await administrator.get('/api/admin/change-sets?kind=settings');
    await administrator.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`);
    expect(await words('de')).not.toContain('Tausend Platten.');
    expect(await words('it')).not.toContain('Gorizia');
  });

  it('calls for help with a photo whose date is unknown, else with words only', async () => {
    const call = async () => {
      const { text } = await archive.visitor().get('/it');
      return /<section[^>]*aria-labelledby="home-call".*?<\/section>/s.exec(text)?.[0] ?? '';
    };
    await archive.aPhoto({ ...complete, title: 'Il mercato' });
    expect(await call()).toContain('Ne sai più di noi?');
    expect(await call()).not.toContain('<img');
    const { slug } = await archive.aPhoto({ year: null, title: 'Una strada' });
    await archive.aPhoto({ year: null, status: 'draft', title: 'Una bozza' });
    expect(await call()).toMatch(new RegExp(`href="/it/foto/${slug}".*alt="Una strada"`, 's'));
  });

  it('begins with a popular photo where none has a date and a description', async () => {
    await archive.aPhoto({ year: null, title: 'Senza data' });
    expect(await hero()).toMatch(/Senza data/);
    expect(await hero()).not.toMatch(/del giorno/);
  });
});

describe('a missing page', () => {
  const missing = (path: string) => archive.visitor().get(path);

  it('shows the photo of the day, the same to everybody', async () => {
    const { slug } = await archive.aPhoto({ ...complete, title: 'Il mercato' });
    for (const path of ['/it/mai-esistita', '/it/foto/mai-esistita', '/en/scheda/mai-esistita']) {
      const { status, headers, text } = await missing(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(headers.get('cache-control')).toMatch(/^public/);
      expect(text).toMatch(new RegExp(`href="/(it|en)/foto/${slug}".*Il mercato`, 's'));
    }
    const member = await archive.signedIn(await archive.aMember());
    expect((await member.get('/it/mai-esistita')).text).toContain(slug);
  });

  it('is the same page without a photo where none is complete', async () => {
    await archive.aPhoto({ year: null });
    const { status, text } = await missing('/it/mai-esistita');
    expect(status).toBe(404);
    expect(text).toContain('Pagina non trovata');
    expect(text).not.toContain('Questa fotografia sì');
  });
});
