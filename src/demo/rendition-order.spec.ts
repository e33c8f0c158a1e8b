import { limits } from '../contract/limits.js';
import { readDemoArchive } from '../../test/support/demo-archive.js';
import { orderRenditions } from './rendition-order.js';

const { photos, places } = await readDemoArchive();
const newestFirst = <Item extends { id: number; createdAt: string }>(items: Item[]): Item[] =>
  items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
const newest = newestFirst(photos).map(({ id }) => id);
const order = orderRenditions(
  newest,
  newestFirst(places).map(({ coverPhotoId }) => coverPhotoId),
);

it('has every photo once', () => {
  expect(order.toSorted((a, b) => a - b)).toEqual(photos.map(({ id }) => id));
});

it('begins with the photos of the home page', () => {
  expect(order.slice(0, limits.home.photos)).toEqual(newest.slice(0, limits.home.photos));
});

it('has the first page of the archive before photos that only later pages show', () => {
  const firstPage = limits.home.entities + limits.pageSize.archive;
  expect(order.slice(0, firstPage)).toEqual(expect.arrayContaining(newest.slice(0, limits.pageSize.archive)));
});

it('has the covers of the first page of entities next', () => {
  const covers = newestFirst(places)
    .slice(0, limits.pageSize.entities)
    .map(({ coverPhotoId }) => coverPhotoId);
  expect(order.slice(0, limits.pageSize.archive + limits.pageSize.entities)).toEqual(expect.arrayContaining(covers));
});
