import type { EntityPhotos } from '../../src/contract/entity.js';
import { recordLimits } from '../../src/contract/record-limits.js';
import type { Photo } from '../../src/contract/photo.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import { administrator, archive, nobody } from '../support/administration.js';
import type { Answer } from '../support/visitor.js';

let entity: EntityRow;
beforeEach(async () => {
  entity = await archive.anEntity();
});

const photosOf = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await archive.aPhoto({ year: 1900 + n, entities: [entity] })).id);
  return ids;
};
const path = (id = entity.id): string => `/api/admin/entities/${id}/photos`;
const change = (json: object, id = entity.id) => administrator.change('PATCH', path(id), { json });
const linked = async (): Promise<EntityPhotos> => (await administrator.get(path())).body;
/** Without `page` the answer is a plain array. */
const shownIds = ({ body }: Answer): number[] => (body as Photo[]).map(({ id }) => id);
const shown = async (): Promise<number[]> => shownIds(await archive.visitor().get(`/api/entities/${entity.id}/photos`));
const entitiesOf = async (photoId: number): Promise<number[]> =>
  (await administrator.get(`/api/admin/photos/${photoId}`)).body.entities.map(({ id }: { id: number }) => id);
const setsOf = async (kind: string, id: number) =>
  (await administrator.get(`/api/admin/change-sets?kind=${kind}&recordId=${id}`)).body.items;
const revert = (id: number) => administrator.change('POST', `/api/admin/change-sets/${id}/revert`, { json: {} });

describe('the photos of an entity', () => {
  it('are listed for editors with those that are not public, and without removed ones', async () => {
    const [first] = await photosOf(1);
    const draft = await archive.aPhoto({ status: 'draft', year: 1950, entities: [entity] });
    await archive.aPhoto({ status: 'removed', entities: [entity] });
    expect(await linked()).toMatchObject({
      items: [
        { id: first, status: 'published', year: 1900 },
        { id: draft.id, status: 'draft' },
      ],
      total: 2,
      ordered: [],
      updatedAt: expect.any(String),
    });
    expect((await administrator.get(`${path()}?limit=1`)).body).toMatchObject({ items: [{ id: first }], total: 2 });
  });

  it('are put in an order, which visitors see; the others come after them as before', async () => {
    const [a, b, c, d] = (await photosOf(4)) as [number, number, number, number];
    const { status, body } = await change({ order: [c, a] });
    expect([status, body]).toMatchObject([200, { ordered: [c, a] }]);
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([c, a, b, d]);
    expect(await shown()).toEqual([c, a, b, d]);
    const byYear = await archive.visitor().get(`/api/entities/${entity.id}/photos?sortBy=year`);
    expect(shownIds(byYear)).toEqual([a, b, c, d]);
    await change({ order: [] });
    expect(await shown()).toEqual([a, b, c, d]);
  });

  it('keep their order when a photo is edited, or is no longer public for a while', async () => {
    const [a, b, c] = (await photosOf(3)) as [number, number, number];
    await change({ order: [c, b, a] });
    const tag = await archive.aTag();
    const other = await archive.anEntity();
    const photo = `/api/admin/photos/${c}`;
    await administrator.change('PATCH', photo, { json: { tagIds: [tag.id], entityIds: [other.id, entity.id] } });
    expect(await shown()).toEqual([c, b, a]);
    await administrator.change('PATCH', photo, { json: { status: 'draft' } });
    expect(await shown()).toEqual([b, a]);
    await administrator.change('PATCH', photo, { json: { status: 'published' } });
    expect(await shown()).toEqual([c, b, a]);
  });

  it('are added and removed, and photos keep their other entities in their order', async () => {
    const [gone] = (await photosOf(1)) as [number];
    const other = await archive.anEntity();
    const photo = await archive.aPhoto({ entities: [other] });
    const { body } = await change({ added: [photo.id], removed: [gone] });
    expect(body).toMatchObject({ items: [{ id: photo.id }], total: 1 });
    expect(await entitiesOf(photo.id)).toEqual([other.id, entity.id]);
    expect(await entitiesOf(gone)).toEqual([]);
    expect(await shown()).toEqual([photo.id]);
    // Once more is no change.
    await change({ added: [photo.id], removed: [gone] });
    expect(await setsOf('photo', photo.id)).toHaveLength(1);
  });

  it('are one change set with their order, which is reverted as a whole', async () => {
    const [a, b, c] = (await photosOf(3)) as [number, number, number];
    await change({ order: [c, b] });
    const added = await archive.aPhoto({ year: 1880 });
    await change({ added: [added.id], removed: [b], order: [a, added.id] });
    expect(await shown()).toEqual([a, added.id, c]);
    const [set] = await setsOf('entity', entity.id);
    expect(await setsOf('photo', added.id)).toMatchObject([{ id: set.id }]);
    expect((await revert(set.id)).status).toBe(200);
    expect(await shown()).toEqual([c, b, a]);
    expect(await linked()).toMatchObject({ ordered: [c, b], total: 3 });
  });

  it('come back in their order when a deleted entity is restored', async () => {
    const [a, b] = (await photosOf(2)) as [number, number];
    await change({ order: [b, a] });
    await administrator.change('DELETE', `/api/admin/entities/${entity.id}`);
    const [set] = await setsOf('entity', entity.id);
    expect((await revert(set.id)).status).toBe(200);
    expect(await shown()).toEqual([b, a]);
  });

  it('are not changed by somebody who has not seen the last change of the entity', async () => {
    const [a, b] = (await photosOf(2)) as [number, number];
    const { updatedAt } = await linked();
    expect((await change({ order: [b, a], updatedAt })).status).toBe(200);
    expect((await change({ order: [a, b], updatedAt })).body.code).toBe('record_outdated');
    expect(await shown()).toEqual([b, a]);
  });

  it('are refused when they are unknown, removed or proposed, and in an order without being linked', async () => {
    const [a] = (await photosOf(1)) as [number];
    const removed = await archive.aPhoto({ status: 'removed' });
    const proposed = await archive.aPhoto({ status: 'draft', proposed: true });
    const unlinked = await archive.aPhoto();
    const fieldsOf = async (json: object): Promise<string[]> =>
      ((await change(json)).body.errors ?? []).map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ added: [unlinked.id, nobody] })).toEqual(['added.1']);
    expect(await fieldsOf({ added: [removed.id] })).toEqual(['added.0']);
    expect(await fieldsOf({ added: [proposed.id] })).toEqual(['added.0']);
    expect(await fieldsOf({ order: [a, unlinked.id] })).toEqual(['order.1']);
    expect(await linked()).toMatchObject({ items: [{ id: a }], ordered: [] });
    expect(await setsOf('entity', entity.id)).toEqual([]);
  });

  it.each([
    { order: [1, 1] },
    { order: 'x' },
    { added: [0] },
    { removed: ['a'] },
    { added: Array.from({ length: recordLimits.entityPhotos.atOnce + 1 }, (_, n) => n + 1) },
  ])('are refused with %j', async (json) => {
    expect(await change(json)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('of an entity that does not exist are not found', async () => {
    expect((await change({ order: [] }, nobody)).body.code).toBe('entity_not_found');
    expect((await administrator.get(path(nobody))).body.code).toBe('entity_not_found');
  });
});
