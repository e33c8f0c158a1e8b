import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PublicChange, PublicChanges } from '../../src/records/public-changes.js';
import { CacheTags } from '../../src/site/cache-tags.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';
import { until } from '../support/until.js';

let archive: TestArchive;
const heard: string[] = [];

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  archive.app.get(CacheTags).listen({ invalidated: (tags) => heard.push(...tags), cleared: () => heard.push('all') });
});
afterAll(() => archive.close());

const publish = (...changes: PublicChange[]): Promise<void> =>
  archive.database.transaction(async (tx) => archive.app.get(PublicChanges).publish(changes, tx));

const published = (ids: number[]): PublicChange[] => ids.map((id) => ({ kind: 'photo', id, cause: 'published' }));

describe('a public change', () => {
  it('is published with the commit of the change, or not at all', async () => {
    const photo = await archive.aPhoto();
    await expect(
      archive.database.transaction(async (tx) => {
        archive.app.get(PublicChanges).publish(published([photo.id]), tx);
        throw new Error('no change');
      }),
    ).rejects.toThrow('no change');
    expect(() => archive.app.get(PublicChanges).publish(published([photo.id]), archive.database.manager)).toThrow(
      'transaction',
    );
    const other = await archive.aPhoto();
    await publish(...published([other.id]));
    await until(async () => heard.includes(`photo:${other.id}`));
    expect(heard).not.toContain(`photo:${photo.id}`);
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual([]);
    expect(await archive.pendingJobsOf('photo', other.id)).toEqual(['index']);
  });

  it('of a photo is one of the entity whose cover it is, whether they are linked or not', async () => {
    const photo = await archive.aPhoto();
    const entity = await archive.anEntity({ coverPhotoId: photo.id });
    await publish({ kind: 'photo', id: photo.id, cause: 'withdrawn' });
    await until(async () => heard.includes(`entity:${entity.id}`));
    expect(heard).toContain(`entity:${entity.id}`);
  });

  it('of an entity’s or a tag’s name is one of the photos that show it', async () => {
    const [entity, tag] = [await archive.anEntity(), await archive.aTag()];
    const [shown, tagged] = [await archive.aPhoto({ entities: [entity] }), await archive.aPhoto({ tags: [tag] })];
    await publish({ kind: 'entity', id: entity.id, cause: 'metadata' }, { kind: 'tag', id: tag.id, cause: 'metadata' });
    for (const { id } of [shown, tagged]) expect(await archive.pendingJobsOf('photo', id)).toEqual(['index']);
    await until(async () => heard.includes(`photo:${shown.id}`) && heard.includes(`photo:${tagged.id}`));
  });

  it('needs as many statements with a thousand others as alone, and all are received', async () => {
    const entity = await archive.anEntity();
    const photos = await archive.database.query<{ id: number }[]>(
      `insert into photos (slug, status, title) select 'batch-' || n, 'published', 'Molo' from generate_series(1, 1000) n
       returning id`,
    );
    const ids = photos.map(({ id }) => id);
    await archive.database.query('insert into photo_entities (photo_id, entity_id) select unnest($1::int[]), $2', [
      ids,
      entity.id,
    ]);
    const alone = await countQueries(archive.database, () => publish(...published(ids.slice(0, 1))));
    expect(await countQueries(archive.database, () => publish(...published(ids)))).toBe(alone);
    await until(async () => ids.every((id) => heard.includes(`photo:${id}`)));
    expect(heard).not.toContain('all');
  });

  it('of too many records for single messages invalidates everything', async () => {
    const many = Array.from({ length: 60_000 }, (_, n) => ({ kind: 'tag', id: n + 1, cause: 'published' }) as const);
    await publish(...many);
    await until(async () => heard.includes('all'));
    expect(heard).toContain('all');
  });
});

describe('the readers of public changes', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map(({ parentPath, name }) => join(parentPath, name));

  it.each([
    ['cache tags', /\bCacheTags\b|\bInvalidationListener\b/, /^src\/site\//],
    [
      'the update of the search index',
      /kind: 'index'/,
      /^src\/search\/|^src\/(platform\/work|jobs)\/|^workers\/index\.processor\.ts$/,
    ],
    ['the cache of feeds', /\bFeedCache\b/, /^src\/publishing\//],
  ])('are the only ones that know of %s', (_, mention, room) => {
    const elsewhere = [...sources('src'), ...sources('workers')].filter(
      (path) => !room.test(path) && mention.test(readFileSync(path, 'utf8')),
    );
    expect(elsewhere).toEqual([]);
  });
});
