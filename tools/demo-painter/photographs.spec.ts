import { readFileSync, statSync } from 'node:fs';
import { readDemoArchive } from '../../src/demo/demo-archive.js';
import { motifOf } from './plan.js';
import type { Region } from './types.js';

const { photos, places } = await readDemoArchive();
const photographs = new URL('../../demo/photographs/', import.meta.url);
const regions = JSON.parse(readFileSync(new URL('regions.json', photographs), 'utf8')) as Record<string, Region[]>;

it('knows a scene for the title of every photo', () => {
  expect(photos.filter(({ title }) => !motifOf({ title }))).toEqual([]);
});

it('keeps the photographs of the whole archive below 14.5 MB', () => {
  const bytes = photos.map(({ id }) => statSync(new URL(`${id}.avif`, photographs)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(5_000);
  expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThan(14_500_000);
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
