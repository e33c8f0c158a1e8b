import { Config } from '../../src/platform/config/config.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive } from '../support/archive.js';
import { findMeilisearch, masterKey, RealMeilisearch } from '../support/meilisearch-server.js';
import { aPhotoWithFiles, askRemoval, hideForRequest } from '../support/removal-requests.js';
import { unseenFor } from '../support/unseen-for.js';
import type { Visitor } from '../support/visitor.js';

/** In the title of the photo, and so in its slug, and in nothing else of the archive. */
const word = 'mandracchiolo';
/** Searches offer the right spelling of it. */
const misspelt = 'mandracolio';
/** Long enough to be found in a text. */
const photoId = 7_654_321;
/** The promise: every process answers without the photo within this time. */
const withinMs = 1_000;

/** What a channel says about the photo: whether it is there, and the status of the answer. */
interface Sight {
  path: string;
  status: number;
  shows: boolean;
}

/** An archive of two processes, with a photo that is in every channel, and a member who has saved it. */
async function anArchive(environment: Record<string, string> = {}) {
  const first = await startArchive({ environment: { RATE_LIMIT: 'off', ...environment }, mountPages });
  const { databaseUrl, dataDir } = first.app.get(Config);
  const second = await startArchive({
    environment: { RATE_LIMIT: 'off', ...environment },
    config: { databaseUrl, dataDir },
    mountPages,
  });
  const [tag, entity] = [await first.aTag(), await first.anEntity({ lat: 45.65, lng: 13.77 })];
  const shared = { tags: [tag], entities: [entity], lat: 45.65, lng: 13.77, description: 'Barche al sole.' };
  for (const year of [1900, 1902]) await aPhotoWithFiles(first, { ...shared, year, title: `Il porto nel ${year}` });
  const photo = await aPhotoWithFiles(first, {
    ...shared,
    id: photoId,
    year: 1901,
    title: `Il ${word} vecchio`,
    titleEn: `The ${word} vecchio`,
    titleDe: `Der ${word} vecchio`,
  });
  await first.database.query('update entities set cover_photo_id = $1 where id = $2', [photo.id, entity.id]);
  await first.database.query(`insert into slug_history (kind, slug, record_id) values ('photo', 'prima', $1)`, [
    photo.id,
  ]);
  const member = await first.aMember();
  await first.aFavorite({ user: member, photo });
  await first.app.get(SearchIndex).rebuildAll();
  const base = `/uploads/${photo.originalSha256}/v2`;
  const { widths } = (await first.database.query('select renditions from photos where id = $1', [photo.id]))[0]
    .renditions;
  return {
    first,
    second,
    photo,
    // A page of results repeats the word that was searched.
    trace: new RegExp(`${word}[ -]vecchio|${photoId}|${photo.originalSha256}`, 'i'),
    /** They name the photo, and answer 410 when it is gone. */
    own: [
      ...['it', 'en', 'de'].flatMap((language) => [
        `/${language}/foto/${photo.slug}`,
        `/${language}/foto/${photo.slug}/view`,
      ]),
      `/it/foto/${photo.id}`,
      `/it/foto/prima`,
      `/api/photos/${photo.id}`,
      `/api/photos/by-slug/${photo.slug}`,
      `/api/photos/by-slug/prima`,
      `/api/photos/${photo.id}/annotations`,
      ...(widths as number[]).flatMap((width) => [`${base}/${width}.webp`, `${base}/${width}.jpg`]),
      `${base}/social.jpg`,
      `${base}/structured.jpg`,
      `/iiif/image/${photo.id}`,
      `/iiif/image/${photo.id}/info.json`,
      `/iiif/image/${photo.id}/full/max/0/default.jpg`,
      `/iiif/image/${photo.id}/full/!200,200/0/gray.png`,
      `/iiif/image/${photo.id}/0,0,64,64/64,/0/default.jpg`,
    ],
    /** They show the photo among others. */
    lists: [
      '/it',
      '/it/archivio',
      '/en/archivio?sortBy=year',
      `/de/archivio?search=${word}`,
      `/it/archivio?tagId=${tag.id}`,
      `/it/search?q=${word}`,
      '/it/schede',
      `/it/scheda/${entity.slug}`,
      '/it/foto/trieste-il-porto-nel-1900',
      `/it/removal-request?photo=${photo.slug}`,
      '/api/photos',
      '/api/photos?includeTags=true&sortBy=title',
      `/api/photos?search=${word}`,
      '/api/photos/popular',
      '/api/photos/random?limit=1000',
      `/api/entities`,
      `/api/entities/${entity.id}`,
      `/api/entities/${entity.id}/photos`,
      `/api/search?q=${word}`,
      `/api/search?tags=${tag.id}`,
      `/api/search/suggestions?q=${word.slice(0, 6)}`,
      '/api/map/photos?bbox=13,45,14,46',
      `/api/map/suggestions?q=${word.slice(0, 6)}`,
      '/sitemap.xml',
      '/feeds/photos.it.xml',
      '/feeds/photos.en.xml',
      `/feeds/entities/${entity.id}/photos.it.xml`,
    ],
    /** They offer a word of its title. */
    spellings: [`/it/search?q=${misspelt}`],
    /** They show it to the member who has saved it. */
    saved: ['/api/favorites', '/api/user/favorites'],
    /** Their address has the number of the photo; without it they are not found. */
    unnamed: [`/api/photos/${photo.id}/neighbours`, `/photos/${photo.id}`],
    member: await second.signedIn(member),
    async close() {
      await second.close();
      await first.close();
    },
  };
}
type Subject = Awaited<ReturnType<typeof anArchive>>;

async function see(visitor: Visitor, paths: string[], { trace }: Pick<Subject, 'trace'>): Promise<Sight[]> {
  const answers: Sight[] = [];
  for (const path of paths) {
    const { status, text, headers } = await visitor.get(path);
    answers.push({
      path,
      status,
      shows: trace.test(`${text} ${headers.get('location') ?? ''} ${headers.get('link')}`),
    });
  }
  return answers;
}

async function hide({ first, photo }: Subject): Promise<void> {
  await askRemoval(first.visitor(), { photo: photo.slug });
  const moderator = await first.signedIn(await first.aModerator());
  const [{ id }] = (await moderator.get('/api/admin/removal-requests')).body.items;
  expect((await hideForRequest(moderator, id)).status).toBe(200);
}

function itLeavesNoTrace(prepare: () => Promise<Subject>) {
  let subject: Subject;
  beforeAll(async () => {
    subject = await prepare();
  });
  afterAll(() => subject.close());

  it('is found in every channel before', async () => {
    const { first, second, own, lists, spellings, saved, unnamed, member } = subject;
    // Each process caches what it has answered.
    for (const process of [first, second]) {
      const sights = [
        ...(await see(process.visitor(), lists, subject)),
        ...(await see(member, saved, subject)),
        ...(await see(process.visitor(), unnamed, subject)),
        ...(await see(process.visitor(), spellings, { trace: new RegExp(word) })),
      ];
      expect(sights.filter(({ status, path }) => status >= 400 && !unnamed.includes(path))).toEqual([]);
      const silent = sights.filter(({ shows, path }) => !shows && !path.endsWith('/neighbours'));
      expect(silent).toEqual([]);
      expect((await see(process.visitor(), own, subject)).filter(({ status }) => status >= 400)).toEqual([]);
    }
  });

  it('is gone from all of them within a second, in all processes, and answers 410 where it is named', async () => {
    const { first, second, own, lists, spellings, saved, unnamed, member, photo } = subject;
    await hide(subject);
    for (const process of [second, first]) {
      const visitor = process.visitor();
      expect(await unseenFor(async () => (await visitor.get(own[0]!)).status === 410)).toBeLessThan(withinMs);
      const named = await see(visitor, own, subject);
      expect(named.filter(({ status }) => status !== 410)).toEqual([]);
      const among = [
        ...(await see(visitor, lists, subject)),
        ...(await see(member, saved, subject)),
        ...(await see(visitor, spellings, { trace: new RegExp(word) })),
      ];
      expect(among.filter(({ shows }) => shows)).toEqual([]);
      expect(among.filter(({ status }) => status >= 400)).toEqual([]);
      const numbered = await Promise.all(unnamed.map((path) => visitor.get(path)));
      expect(numbered.map(({ status, headers }) => headers.get('location') ?? status)).toEqual([
        404,
        `/it/foto/${photo.id}`,
      ]);
      expect((await visitor.get(`/it/foto/${photo.id}`)).status).toBe(410);
    }
  });
}

describe('with the search of PostgreSQL, a photo that is hidden', () => {
  itLeavesNoTrace(() => anArchive());
});

const withMeilisearch = findMeilisearch() || process.env['CI'] ? describe : describe.skip;
withMeilisearch('with Meilisearch, a photo that is hidden', () => {
  let server: RealMeilisearch;
  beforeAll(async () => {
    server = await RealMeilisearch.started();
  });
  afterAll(() => server.remove(), 60_000);

  itLeavesNoTrace(async () => {
    return anArchive({ MEILI_URL: server.url, MEILI_KEY: masterKey, MEILI_PREFIX: 'withheld' });
  });
});
