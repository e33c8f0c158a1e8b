import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Collection } from '@iiif/presentation-3';
import type {
  ActivityCollection,
  ActivityCollectionPage,
} from '../../src/publishing/iiif/discovery/activity-documents.js';
import { PublicChanges } from '../../src/records/public-changes.js';
import { archive, editor, publicUrl, publish } from '../support/harvested-archive.js';

beforeEach(() => archive.database.query('truncate photos, entities, harvested_records restart identity cascade'));

const publishedPhotos = (...ids: number[]): Promise<void> =>
  publish(...ids.map((id) => ({ kind: 'photo', id, cause: 'published' }) as const));

/** Photos from number 1 on, published together: they have one time, and the order of their numbers. */
async function publishMany(count: number): Promise<void> {
  await archive.database.query(
    `insert into photos (slug, status, title, published_at, original_sha256, renditions)
     select 'p-' || n, 'published', 'Titolo ' || n, now(), md5(n::text) || md5(n::text),
       '{"renditionProfile":"v2","widths":[320,640],"width":1600,"height":1200,"color":"#888888","placeholder":""}'
     from generate_series(1, $1::integer) n`,
    [count],
  );
  await publishedPhotos(...Array.from({ length: count }, (_, index) => index + 1));
}

const photoManifest = (id: number): string => `${publicUrl}/iiif/presentation/photo/${id}/manifest.json`;
const entityManifest = (id: number): string => `${publicUrl}/iiif/presentation/entity/${id}/manifest.json`;

async function read<Document>(address: string): Promise<Document> {
  const { status, text } = await archive.visitor().get(address.slice(publicUrl.length));
  expect(status).toBe(200);
  return JSON.parse(text) as Document;
}
const readAll = (): Promise<ActivityCollection> =>
  read<ActivityCollection>(`${publicUrl}/iiif/activity/all-changes.json`);
const readLast = async (): Promise<ActivityCollectionPage> => read((await readAll()).last.id);

/** Pages from one on, by their links. */
async function walk(
  start: string,
  link: 'prev' | 'next',
  between = async (): Promise<void> => {},
): Promise<ActivityCollectionPage[]> {
  const pages: ActivityCollectionPage[] = [];
  for (let address: string | undefined = start; address !== undefined;) {
    const page: ActivityCollectionPage = await read(address);
    expect(page.id).toBe(address);
    pages.push(page);
    address = page[link]?.id;
    if (address) await between();
  }
  return pages;
}

const timesOf = (pages: ActivityCollectionPage[]): string[] =>
  pages.flatMap(({ orderedItems }) => orderedItems.map(({ endTime }) => endTime));
const idsOf = (page: ActivityCollectionPage): string[] => page.orderedItems.map(({ object }) => object.id);

/** A consumer's copy, after the algorithm of section 3.5: manifests that are there. */
class Copy {
  readonly manifests = new Set<string>();
  private newest = '';

  /** Reads backwards until what it has read before. */
  async read(between?: () => Promise<void>): Promise<void> {
    const pages = await walk((await readAll()).last.id, 'prev', between);
    const seen = new Set<string>();
    const newest = pages[0]?.orderedItems.at(-1)?.endTime ?? this.newest;
    for (const { type, object, endTime } of pages.flatMap(({ orderedItems }) => orderedItems.toReversed())) {
      if (endTime < this.newest) break;
      if (seen.has(object.id)) continue;
      seen.add(object.id);
      if (type === 'Delete') this.manifests.delete(object.id);
      else this.manifests.add(object.id);
    }
    this.newest = newest;
  }
}

it('is read from other sites, as JSON-LD or as JSON, and kept by shared caches no longer than manifests', async () => {
  for (const path of ['/iiif/activity/all-changes.json', '/iiif/activity/changes/last.json']) {
    const { headers } = await archive.visitor().get(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toBe(
      'application/ld+json;profile="http://iiif.io/api/discovery/1/context.json"',
    );
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    const plain = await archive.visitor().get(path, { Accept: 'application/json' });
    expect(plain.headers.get('content-type')).toBe('application/json');
  }
});

it('is named by the collection of the whole archive, and names the description of its data', async () => {
  const { seeAlso } = await read<Collection>(`${publicUrl}/iiif/presentation/collection/all.json`);
  const all = await readAll();
  expect(seeAlso).toContainEqual(expect.objectContaining({ id: all.id, type: 'Dataset' }));
  expect(all.seeAlso).toEqual([expect.objectContaining({ id: `${publicUrl}/data/catalog.ttl`, type: 'Dataset' })]);
});

it('of an empty archive is one page without activities', async () => {
  const all = await readAll();
  expect(all).toMatchObject({ '@context': 'http://iiif.io/api/discovery/1/context.json', totalItems: 0 });
  expect(all.first).toEqual(all.last);
  const page = await readLast();
  expect([page.orderedItems, page.prev, page.next]).toEqual([[], undefined, undefined]);
});

describe('the pages', () => {
  it('have, from the last one backwards, every record once, and those that are deleted', async () => {
    await publishMany(250);
    const entity = await archive.anEntity({ name: 'Molo Audace' });
    await publish({ kind: 'entity', id: entity.id, cause: 'published' });
    const draft = await archive.aPhoto({ status: 'draft' });
    await publish({ kind: 'photo', id: draft.id, cause: 'metadata' });
    expect((await editor.change('DELETE', '/api/admin/photos/7')).status).toBeLessThan(300);
    const pages = await walk((await readAll()).last.id, 'prev');
    const activities = pages.flatMap(({ orderedItems }) => orderedItems);
    const typeOf = new Map(activities.map(({ type, object }) => [object.id, type]));
    expect(activities.map(({ object }) => object.type)).toEqual(Array(251).fill('Manifest'));
    expect(typeOf.size).toBe(251);
    expect(typeOf.get(photoManifest(7))).toBe('Delete');
    expect(activities.filter(({ type }) => type === 'Update')).toHaveLength(250);
    expect([...typeOf.keys()].sort()).toEqual(
      [entityManifest(entity.id), ...Array.from({ length: 250 }, (_, index) => photoManifest(index + 1))].sort(),
    );
  });

  it.each([1, 99, 100, 101, 200, 201, 250])('of %i activities are linked in both directions', async (count) => {
    await publishMany(count);
    const all = await readAll();
    expect(all.totalItems).toBe(count);
    const forwards = await walk(all.first.id, 'next');
    const backwards = await walk(all.last.id, 'prev');
    expect(forwards).toEqual(backwards.toReversed());
    expect(forwards).toHaveLength(Math.ceil(count / 100));
    expect(forwards.at(-1)?.id).toBe(all.last.id);
    expect(forwards.every(({ partOf }) => partOf.id === all.id)).toBe(true);
    expect(timesOf(forwards)).toEqual(timesOf(forwards).sort());
    expect(forwards.flatMap(idsOf)).toEqual(Array.from({ length: count }, (_, index) => photoManifest(index + 1)));
  });

  it('that are read while the archive is edited pass over nothing', async () => {
    await publishMany(450);
    const copy = new Copy();
    let edits = 0;
    await copy.read(async () => {
      edits += 1;
      await editor.change('PATCH', `/api/admin/photos/${edits * 37}`, { json: { title: `Cambiata ${edits}` } });
      await editor.change('DELETE', `/api/admin/photos/${450 - edits * 41}`);
      const { id } = await archive.aPhoto({ title: `Nuova ${edits}` });
      await publishedPhotos(id);
    });
    expect(edits).toBe(4);
    await copy.read();
    const stored = await archive.database.query<{ id: number }[]>(`select id from photos where status = 'published'`);
    expect([...copy.manifests].sort()).toEqual(stored.map(({ id }) => photoManifest(id)).sort());
  });

  it('end before an activity that is not committed yet, so that nothing appears behind a reader', async () => {
    await publishMany(1);
    const writer = archive.database.createQueryRunner();
    await writer.startTransaction();
    const slow = await archive.aPhoto({ title: 'Lenta' });
    archive.app.get(PublicChanges).publish({ kind: 'photo', id: slow.id, cause: 'published' }, writer.manager);
    await writer.query('select pg_current_xact_id()');
    const quick = await archive.aPhoto({ title: 'Svelta' });
    await publishedPhotos(quick.id);
    expect(idsOf(await readLast())).toEqual([photoManifest(1)]);
    await writer.commitTransaction();
    await writer.release();
    expect(new Set(idsOf(await readLast()))).toEqual(new Set([1, slow.id, quick.id].map(photoManifest)));
  });

  it('of which nothing is left are empty', async () => {
    await publishMany(1);
    const page = await read<ActivityCollectionPage>(`${publicUrl}/iiif/activity/changes/1000000-photo-1.json`);
    expect([page.orderedItems, page.prev]).toEqual([[], undefined]);
    expect((await read<ActivityCollectionPage>(page.next!.id)).orderedItems).toHaveLength(1);
  });

  it.each(['0', 'first', '1000000-photo-0', '1000000-tag-1', "1000000-photo-1'--", '1000000-photo-1%00', '%ED%A0%80'])(
    '%s does not exist',
    async (name) => {
      const { status, text } = await archive.visitor().get(`/iiif/activity/changes/${name}.json`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) });
    },
  );
});

describe('a record', () => {
  it('goes to the end when it is edited, and is told as deleted at once when it is taken down', async () => {
    await publishMany(3);
    await editor.change('PATCH', '/api/admin/photos/2', { json: { title: 'Il molo' } });
    expect(idsOf(await readLast())).toEqual([1, 3, 2].map(photoManifest));
    await editor.change('DELETE', '/api/admin/photos/1');
    const { orderedItems } = await readLast();
    expect(orderedItems.at(-1)).toMatchObject({ type: 'Delete', object: { id: photoManifest(1) } });
    expect((await archive.visitor().get('/iiif/presentation/photo/1/manifest.json')).status).toBe(410);
    await archive.database.query(`update photos set status = 'published' where id = 1`);
    await publishedPhotos(1);
    expect((await readLast()).orderedItems.at(-1)).toMatchObject({ type: 'Update', object: { id: photoManifest(1) } });
  });

  it('that is a card is updated when it is edited, and when a photo in its manifest is taken down', async () => {
    const entity = await archive.anEntity({ name: 'Molo' });
    const photo = await archive.aPhoto({ entities: [entity] });
    await publish({ kind: 'entity', id: entity.id, cause: 'published' });
    const other = await archive.aPhoto();
    await publishedPhotos(photo.id, other.id);
    await editor.change('PATCH', `/api/admin/entities/${entity.id}`, { json: { name: 'Molo San Carlo' } });
    expect(idsOf(await readLast())[0]).toBe(photoManifest(other.id));
    await publishedPhotos(other.id);
    await editor.change('DELETE', `/api/admin/photos/${photo.id}`);
    const { orderedItems } = await readLast();
    expect(orderedItems).toMatchObject([
      { type: 'Update', object: { id: photoManifest(other.id) } },
      { type: 'Update', object: { id: entityManifest(entity.id) } },
      { type: 'Delete', object: { id: photoManifest(photo.id) } },
    ]);
  });
});
