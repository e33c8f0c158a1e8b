import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { numberElsewhere } from '../../src/contract/exchange/tables.js';
import { demoPackage } from '../../src/demo/demo-folder.js';
import { readDemoArchive } from '../../test/support/demo-archive.js';
import { largeBudget, largePhotos, largeSide } from './large.js';
import { motifOf } from './plan.js';

const { photos, places } = await readDemoArchive();

it('knows a scene for the title of every photo', () => {
  expect(photos.filter(({ title }) => !motifOf({ title }))).toEqual([]);
});

const fileOf = (id: number): string => join(demoPackage, photos.find((photo) => photo.id === id)?.file ?? '');

it('keeps the photographs of the usual size below 14.5 MB together', () => {
  const usual = photos.filter(({ id }) => !largePhotos.has(id));
  const bytes = usual.map(({ id }) => statSync(fileOf(id)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(5_000);
  expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThan(14_500_000);
});

it.each([...largePhotos])('paints photo %i large enough to zoom into, in a file of bounded size', async (id) => {
  const { width, height } = await sharp(fileOf(id)).metadata();
  expect(Math.max(width, height)).toBe(largeSide);
  expect(statSync(fileOf(id)).size).toBeLessThanOrEqual(largeBudget);
});

it('annotates only known places of known photos, within the image', () => {
  const ids = new Set(places.map(({ id }) => id));
  const annotated = photos.filter(({ annotations }) => annotations.length > 0);
  expect(annotated.length).toBeGreaterThanOrEqual(60);
  for (const { entity, x, y, w, h } of annotated.flatMap(({ annotations }) => annotations)) {
    expect(ids).toContain(numberElsewhere(entity ?? '', 'entity'));
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.min(w, h)).toBeGreaterThan(0);
    expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(100);
  }
});
