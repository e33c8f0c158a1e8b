import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FeatureCollection } from '../../src/publishing/geojson/feature-collection.js';
import { startArchive, type TestArchive } from '../support/archive.js';

const publicUrl = 'https://archive.example.org';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());

async function read(path: string): Promise<FeatureCollection> {
  const { status, headers, text } = await archive.visitor().get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/geo+json; charset=utf-8']);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  return JSON.parse(text) as FeatureCollection;
}

it('photos are features with their position, the longitude first, and without a geometry where none is known', async () => {
  const placed = await archive.aPhoto({ title: 'Molo', titleDe: 'Mole', year: 1905, lat: 45.65, lng: 13.76 });
  const unplaced = await archive.aPhoto({ title: 'Ignota', year: 1905 });
  await archive.aPhoto({ status: 'draft', year: 1905 });
  const { features, numberMatched } = await read('/feeds/photos.geojson?from=1905&to=1905');
  expect(numberMatched).toBe(2);
  const featureOf = ({ id }: { id: number }) => features.find(({ properties }) => properties.id === id);
  expect(featureOf(placed)).toMatchObject({
    type: 'Feature',
    id: `${publicUrl}/id/photo/${placed.id}`,
    geometry: { type: 'Point', coordinates: [13.76, 45.65] },
    properties: { title: 'Molo', titleDe: 'Mole', year: 1905, page: `${publicUrl}/it/foto/${placed.slug}` },
  });
  expect(featureOf(unplaced)?.geometry).toBeNull();
});

it('a list is read page by page, by its links', async () => {
  const tag = await archive.aTag();
  for (let n = 0; n < 5; n += 1) await archive.aPhoto({ tags: [tag] });
  const ids: unknown[] = [];
  let address: string | undefined = `/feeds/photos.geojson?tagId=${tag.id}&limit=2`;
  while (address) {
    const { features, links }: FeatureCollection = await read(address.replace(publicUrl, ''));
    ids.push(...features.map(({ id }) => id));
    address = links.find(({ rel }) => rel === 'next')?.href;
  }
  expect(new Set(ids).size).toBe(5);
  expect(ids).toHaveLength(5);
});

it('record cards are features, too, filtered as their list is', async () => {
  const type = await archive.anEntityType({ code: 'faro', name: 'Fari' });
  const entity = await archive.anEntity({ name: 'Faro della Vittoria', type, lat: 45.67, lng: 13.75 });
  await archive.anEntity({ name: 'Altrove' });
  const { features } = await read('/feeds/entities.geojson?type=faro');
  expect(features).toEqual([
    expect.objectContaining({
      geometry: { type: 'Point', coordinates: [13.75, 45.67] },
      properties: expect.objectContaining({ id: entity.id, name: 'Faro della Vittoria', type: 'faro' }),
    }),
  ]);
});

it('a filter that is wrong is refused, as by the list', async () => {
  expect((await archive.visitor().get('/feeds/photos.geojson?from=soon')).status).toBe(400);
});
