import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readDemoArchive } from '../../src/demo/demo-archive.js';
import { largeBudget, largePhotos, largeSide } from './large.js';
import { motifOf } from './plan.js';
import type { Region } from './types.js';

const { photos, places } = await readDemoArchive();
const photographs = new URL('../../demo/photographs/', import.meta.url);
const regions = JSON.parse(readFileSync(new URL('regions.json', photographs), 'utf8')) as Record<string, Region[]>;

it('knows a scene for the title of every photo', () => {
  expect(photos.filter(({ title }) => !motifOf({ title }))).toEqual([]);
});

const fileOf = (id: number): URL => new URL(`${id}.avif`, photographs);

it('keeps the photographs of the usual size below 14.5 MB together', () => {
  const usual = photos.filter(({ id }) => !largePhotos.has(id));
  const bytes = usual.map(({ id }) => statSync(fileOf(id)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(5_000);
  expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThan(14_500_000);
});

it.each([...largePhotos])('paints photo %i large enough to zoom into, in a file of bounded size', async (id) => {
  const { width, height } = await sharp(fileURLToPath(fileOf(id))).metadata();
  expect(Math.max(width, height)).toBe(largeSide);
  expect(statSync(fileOf(id)).size).toBeLessThanOrEqual(largeBudget);
});

it('annotates only known places of known photos, within the image', () => {
  const ids = new Set(photos.map(({ id }) => String(id)));
  const slugs = new Set(places.map(({ slug }) => slug));
  expect(Object.keys(regions).length).toBeGreaterThanOrEqual(60);
  for (const [id, found] of Object.entries(regions)) {
    expect(ids).toContain(id);
    for (const { entitySlug, x, y, w, h } of found) {
      expect(slugs).toContain(entitySlug);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.min(w, h)).toBeGreaterThan(0);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1.0005);
    }
  }
});
