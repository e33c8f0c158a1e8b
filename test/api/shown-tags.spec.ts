import { anonymous } from '../../src/contract/access.js';
import type { PageApi } from '../../src/contract/operations.js';
import { InProcessApi, type ShownTags } from '../../src/site/in-process-api.js';
import { administrator, archive } from '../support/administration.js';

/** The cache tags of a page that renders this. */
async function shownBy(render: (api: PageApi) => Promise<unknown>): Promise<string[]> {
  const shown: ShownTags = new Set();
  await render(archive.app.get(InProcessApi).for(anonymous, shown));
  return [...shown].sort();
}

describe('the cache tags of a page', () => {
  it('include the photo, its tags, and each entity that it names', async () => {
    const entity = await archive.anEntity();
    const { id, slug } = await archive.aPhoto({ entities: [entity] });
    const expected = [`entity:${entity.id}`, `photo:${id}`, 'tags'];
    expect(await shownBy((api) => api.photos.bySlug({ slug }))).toEqual(expected);
    expect(await shownBy((api) => api.photos.byId({ id }))).toEqual(expected);
  });

  it('include the photos beside it', async () => {
    const [before, shown, after] = [
      await archive.aPhoto({ year: 1701 }),
      await archive.aPhoto({ year: 1702 }),
      await archive.aPhoto({ year: 1703 }),
    ];
    const expected = [before, shown, after].map(({ id }) => `photo:${id}`).sort();
    expect(await shownBy((api) => api.photos.neighbours({ id: shown.id }))).toEqual(expect.arrayContaining(expected));
  });

  it('include each entity that an annotation names', async () => {
    const entity = await archive.anEntity();
    const { id } = await archive.aPhoto();
    const annotations = [{ x: 1, y: 1, w: 20, h: 20, entityId: entity.id }];
    await administrator.change('PUT', `/api/admin/photos/${id}/annotations`, { json: { annotations } });
    const expected = [`entity:${entity.id}`, `photo:${id}`];
    expect(await shownBy((api) => api.photos.annotations({ id }))).toEqual(expected);
  });

  it('include the entity whose photos are in the gallery', async () => {
    const { id, slug } = await archive.anEntity();
    expect(await shownBy((api) => api.entities.photos({ id, pageSize: 8 }))).toEqual([`entity:${id}`]);
    expect(await shownBy((api) => api.entities.photoPeriods({ id }))).toEqual([`entity:${id}`]);
    expect(await shownBy((api) => api.entities.bySlug({ slug }))).toEqual([`entity:${id}`]);
  });

  it('include each related entity, but no other', async () => {
    const [entity, related] = [await archive.anEntity(), await archive.anEntity()];
    await archive.aRelation({ from: entity, to: related });
    const expected = [`entity:${entity.id}`, `entity:${related.id}`].sort();
    expect(await shownBy((api) => api.entities.relations({ id: entity.id }))).toEqual(expected);
  });

  it('include every list that it shows a part of', async () => {
    expect(await shownBy((api) => api.photos.list({}))).toEqual(['photos', 'tags']);
    expect(await shownBy((api) => api.entities.list({}))).toEqual(['entities']);
  });

  it('include records whose operation failed', async () => {
    expect(await shownBy((api) => api.photos.bySlug({ slug: 'nowhere' }).catch(() => null))).toEqual(['tags']);
  });
});

describe('a read of a page', () => {
  it('is validated as over HTTP', async () => {
    const api = archive.app.get(InProcessApi).for(anonymous, new Set());
    await expect(api.photos.list({ sortBy: 'colour' as never })).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(api.photos.byId({ id: -1 })).rejects.toMatchObject({ code: 'not_found' });
  });
});
