import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { AudioFiles } from '../../src/entities/audio/audio-files.js';
import { audioAddress, audioRole, type StoredAudio } from '../../src/entities/audio/stored-audio.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { SitemapRepository } from '../../src/publishing/sitemap.repository.js';
import { PublishedFiles } from '../../src/records/published-files.js';
import { DocumentSources } from '../../src/search/document-sources.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { publicRecords } from '../../src/static-site/public-records.js';
import { newApiKey } from '../support/api-keys.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { until } from '../support/until.js';
import { Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';
import { unzipped } from '../support/zip.js';

/** No other text of an answer has these words, nor this number. */
const id = 7_654_321;
const secret = /zagabrizza|quarnerozza|7654321/i;
const place = { lat: 45.6513, lng: 13.7656 };
const ownPlace = { lat: 45.6571, lng: 13.7802 };
const box = '13.75,45.64,13.79,45.66';

let archive: TestArchive;
let workers: TestWorkers;
let editor: Visitor;
let member: Visitor;
let key: Visitor;
let related: EntityRow;
let photo: PhotoRow;
let memberId: number;
let guide: string;

beforeAll(async () => {
  archive = await startArchive({ mountPages, config: { rateLimit: false } });
  const type = await archive.anEntityType({ code: 'torre', name: 'Torre nascosta' });
  const account = await archive.aMember();
  memberId = account.id;
  const audio = await anAudioGuide();
  guide = audioAddress(audio);
  related = await archive.anEntity({ name: 'Vicina', ...place });
  const entity = await archive.anEntity({
    id,
    type,
    status: 'draft',
    name: 'Zagabrizza',
    description: '<p>Il faldistorio di marmo.</p>',
    aliases: [{ name: 'Quarnerozza', yearStart: null, yearEnd: null }],
    audioUrl: guide,
    audio: { it: audio },
    ...ownPlace,
  });
  photo = await archive.aPhoto({
    title: 'Il canale',
    year: 1910,
    license: 'CC0',
    entities: [entity, related],
    tags: [await archive.aTag({ name: 'canale' })],
    ...place,
  });
  await archive.database.query('update entities set cover_photo_id = $1 where id = $2', [photo.id, id]);
  await archive.database.query(
    `insert into annotations (photo_id, entity_id, x, y, w, h, label, position)
     values ($1, $2, 1, 1, 9, 9, null, 0), ($1, $2, 20, 20, 9, 9, 'Il portone', 1)`,
    [photo.id, id],
  );
  await archive.database.query(
    `insert into slug_history (kind, slug, record_id) values ('entity', 'prima-zagabrizza', $1)`,
    [id],
  );
  await archive.database.transaction((tx) =>
    archive.app.get(PublishedFiles).use({ subject: 'entity', subjectId: id }, { [audioRole('it')]: audio.sha256 }, tx),
  );
  await archive.aRelation({ from: entity, to: related });
  await archive.database.query('insert into bookmarks (user_id, entity_id) values ($1, $2)', [memberId, id]);
  await archive.aFavorite({ user: account, photo });
  await archive.database.query(`update users set seen_at = now() - interval '2 days' where id = $1`, [memberId]);
  for (const kind of ['photo', 'entity'] as const) await archive.app.get(SearchIndex).rebuild(kind);
  workers = await startWorkers(archive);
  editor = await archive.signedIn(await archive.anEditor());
  member = await archive.signedIn(account);
  const administrator = await archive.signedIn(await archive.anAdmin());
  key = new Visitor(archive.url, { 'X-API-Key': (await newApiKey(administrator, ['read'])).key });
});
afterAll(async () => {
  await workers.close();
  await archive.close();
});

async function anAudioGuide(): Promise<StoredAudio> {
  const storage = archive.app.get(Storage);
  const original = await storage.stage(
    createReadStream(join(packageRoot, 'demo/archive/audio/48_canal-grande.de.mp3')),
  );
  await original.store();
  const audio: StoredAudio = { sha256: original.sha256, type: 'audio/mpeg', durationSeconds: 1, peaks: [] };
  await new AudioFiles(storage).publish(audio);
  return audio;
}

/** A way to what the archive shows: an address, or a program that reads. `shows` is what only a published card brings. */
interface Door {
  read(): Promise<string>;
  shows?: RegExp;
}
const textOf = async (path: string, who: Visitor): Promise<string> => {
  const { status, text } = await who.get(path);
  if (status >= 500) throw new Error(`${path} answered ${status}: ${text}`);
  return text;
};
const door = (path: string | (() => string), shows?: RegExp, who = () => archive.visitor()): Door => ({
  read: () => textOf(typeof path === 'string' ? path : path(), who()),
  ...(shows && { shows }),
});
const ofMember = (path: string | (() => string)): Door => door(path, undefined, () => member);

const doors: Record<string, Door> = {
  'the list of cards': door('/api/entities?limit=0'),
  'the list of cards by their number': door(`/api/entities?ids=${id}`),
  'the list of cards by text': door('/api/entities?q=faldistorio'),
  'the list of cards by name': door('/api/entities?q=quarnerozza'),
  'the list of cards with an audio guide': door('/api/entities?hasAudio=it'),
  'the list of cards, for an API key': door('/api/entities?limit=0', undefined, () => key),
  'random cards': door('/api/entities/random?limit=50'),
  'the number of cards of each type': door('/api/entities/counts-by-type', /"torre","count":1/),
  'the card by its number': door(`/api/entities/${id}`),
  'the card by its number, for an API key': door(`/api/entities/${id}`, undefined, () => key),
  'the card by its address': door('/api/entities/by-slug/zagabrizza'),
  'the card by a former address': door('/api/entities/by-slug/prima-zagabrizza'),
  'the photographs of the card': door(`/api/entities/${id}/photos`, /Il canale/),
  'a page of its photographs': door(`/api/entities/${id}/photos?page=1`, /Il canale.*"total":1|"total":1.*Il canale/),
  'its photographs of some years': door(`/api/entities/${id}/photos?period=1900-1920`, /Il canale/),
  'its periods': door(`/api/entities/${id}/photos/periods`, /"count":1/),
  'its relations': door(`/api/entities/${id}/relations/detailed`, /Vicina/),
  'the relations of another card': door(() => `/api/entities/${related.id}/relations/detailed`),
  'a photograph': door(() => `/api/photos/${photo.id}`),
  'a photograph by its address': door(() => `/api/photos/by-slug/${photo.slug}`),
  'the annotations of a photograph': door(() => `/api/photos/${photo.id}/annotations`),
  'the search by its name': door('/api/search?q=zagabrizza', /Il canale/),
  'the search by its other name': door('/api/search?q=quarnerozza', /Il canale/),
  'the search of its photographs': door(`/api/search?entityId=${id}`, /Il canale/),
  'the search of its type': door('/api/search?entityTypeCode=torre', /Il canale/),
  'the facets of the search': door('/api/search?q=canale&facets=type', /torre/),
  'words proposed while one types': door('/api/search/suggestions?q=zagabr'),
  'the map': door(`/api/map?bbox=${box}&zoom=17`),
  'the figures of the map': door(`/api/map/summary?entityId=${id}`, /"shown":1/),
  'the map of its photographs': door(`/api/map/photos?bbox=${box}&zoom=17&entityId=${id}`, /Il canale/),
  'the cards in view': door(`/api/map/entities?bbox=${box}&zoom=17`),
  'places proposed on the map': door('/api/map/suggestions?q=zagabr'),
  'the sitemap': door('/sitemap.xml'),
  'its audio guide': {
    read: async () => String((await archive.visitor().get(guide)).status),
    shows: /^200$/,
  },
  'the home page': door('/it'),
  'the page of cards': door('/it/schede'),
  'the page of cards of a type': door('/it/schede?type=torre'),
  'the page of audio guides': door('/it/schede/audioguide'),
  'the page of the card': door('/it/scheda/zagabrizza', /<h1[^>]*>[^<]*Zagabrizza/),
  'its former page': {
    read: async () => (await archive.visitor().get('/it/scheda/prima-zagabrizza')).headers.get('location') ?? '',
    shows: /\/scheda\/zagabrizza$/,
  },
  'the page of a related card': door(() => `/it/scheda/${related.slug}`),
  'the page of a photograph, with its JSON-LD': door(() => `/it/foto/${photo.slug}`),
  'the page of the map': door('/it/map'),
  'the page of the search': door('/it/search?q=faldistorio+OR+canale&entityTypeCode=torre', /Il canale/),
  'bookmarks of a member': ofMember('/api/bookmarks'),
  'marks of a member': ofMember('/api/user/marks'),
  'favorites of a member': ofMember('/api/favorites'),
  'news of a member': ofMember('/api/user/news'),
  'the page of bookmarks': ofMember('/it/user/bookmarks'),
  'the data of a member': {
    // That they have saved something is theirs; what it is called is not.
    read: async () => (await unzippedText(`/api/users/${memberId}/export`, member)).replaceAll(String(id), ''),
  },
  'the copy of the site as files': {
    async read() {
      const records = [];
      for await (const { slug } of publicRecords(archive.app.get(SitemapRepository))) records.push(slug);
      return records.join();
    },
  },
  'the documents of the search, whichever engine has them': {
    async read() {
      const source = archive.app.get(DocumentSources).get('entity');
      const ids = await source.listIds({ after: 0, limit: 1000 }, archive.database.manager);
      return JSON.stringify([ids, await source.findDocuments([id], archive.database.manager)]);
    },
  },
  'the document of a photograph': {
    async read() {
      const source = archive.app.get(DocumentSources).get('photo');
      return JSON.stringify(await source.findDocuments([photo.id], archive.database.manager));
    },
  },
  'the feed of record cards': door('/feeds/entities.it.xml'),
  'the feed of its photographs': door(() => `/feeds/entities/${id}/photos.it.xml`),
  'an export for everybody': exported('public=1'),
  'an export for the Italian catalogue': {
    read: () => unzippedText('/api/admin/export?public=1&format=iccd', editor),
  },
  'an export of photographs for everybody': exported(() => `public=1&ids=${photo.id}`),
};
/** What says nothing about cards, today. */
const closed: Record<string, Door> = {
  'the feed of photographs': door('/feeds/photos.it.xml'),
  'a citation': door(() => `/api/photos/${photo.id}/citation.ris`),
  'the frame for other sites': door(() => `/embed/foto/${photo.slug}`),
  'the manifest of a photograph': door(() => `/iiif/${photo.id}/manifest.json`),
};

function exported(query: string | (() => string)): Door {
  const asked = () => (typeof query === 'string' ? query : query());
  return { read: () => unzippedText(`/api/admin/export?${asked()}&format=jsonl`, editor) };
}

async function unzippedText(path: string, who: Visitor): Promise<string> {
  const headers = { Cookie: `session=${who.cookies.get('session') ?? ''}` };
  const response = await fetch(archive.url + path, { headers });
  return [...unzipped(Buffer.from(await response.arrayBuffer())).values()].join('\n');
}

/** The doors through which the card is seen. */
async function openDoors(): Promise<string[]> {
  const open: string[] = [];
  for (const [name, { read, shows = secret }] of Object.entries({ ...doors, ...closed })) {
    const text = await read();
    if (shows.test(text) || secret.test(text)) open.push(name);
  }
  return open;
}
const show = (status: 'published' | 'draft') =>
  editor.change('PATCH', `/api/admin/entities/${id}`, { json: { status } });
const indexed = (): Promise<void> =>
  until(async () => {
    const [{ pending }] = await archive.database.query<[{ pending: number }]>(
      `select count(*)::int as pending from job_outbox where kind = 'index' and version > done_version`,
    );
    return pending === 0;
  });

it('a draft of a card is behind every door until it is published, and again when it is a draft again', async () => {
  expect(await openDoors()).toEqual([]);
  expect(await show('published')).toMatchObject({ status: 200, body: { status: 'published' } });
  await indexed();
  expect(await openDoors()).toEqual(Object.keys(doors));
  expect(await show('draft')).toMatchObject({ status: 200, body: { status: 'draft' } });
  await indexed();
  expect(await openDoors()).toEqual([]);
});

it('the page of a draft and its data answer as if there was no such card', async () => {
  for (const path of [`/api/entities/${id}`, '/api/entities/by-slug/zagabrizza', '/it/scheda/zagabrizza'])
    expect([path, (await archive.visitor().get(path)).status]).toEqual([path, 404]);
  const { body } = await member.change('POST', '/api/bookmarks', { json: { entityId: id } });
  expect(body.code).toBe('entity_not_found');
});

it('what has a label of its own stays annotated, without the draft', async () => {
  const annotations = (await archive.visitor().get(`/api/photos/${photo.id}/annotations`)).body;
  expect(annotations).toMatchObject([{ label: 'Il portone', entityId: null, entitySlug: null }]);
  const all = (await editor.get(`/api/photos/${photo.id}/annotations`)).body;
  expect(all).toMatchObject([{ label: 'Zagabrizza', entityId: id }, { label: 'Il portone' }]);
});

it('who works in the archive sees a draft: in the administration, and as its page will be', async () => {
  const listed = await editor.get('/api/admin/entities?q=zagabr');
  expect(listed.body.items).toMatchObject([{ id, status: 'draft' }]);
  const moderator = await archive.signedIn(await archive.aModerator());
  for (const path of [`/api/entities/${id}`, '/api/entities/by-slug/zagabrizza'])
    expect([path, (await moderator.get(path)).body.name]).toEqual([path, 'Zagabrizza']);
  expect((await moderator.get(`/api/entities/${id}/photos`)).body).toMatchObject([{ id: photo.id }]);
  expect((await moderator.get(`/api/entities/${id}/relations/detailed`)).body).toHaveLength(1);
});
