import type { YearCount } from '../../src/contract/photo.js';
import type { DecadeCount } from '../../src/contract/photo.js';

/** Sums up years by decades, from the first with photos to the last; of earlier centuries from 1800 only. */
export function decadesOf(years: YearCount[]): DecadeCount[] {
  const counts = new Map<number, number>();
  for (const { year, count } of years) {
    const decade = Math.max(firstDecade, year - (year % 10));
    counts.set(decade, (counts.get(decade) ?? 0) + count);
  }
  const known = [...counts.keys()];
  if (known.length === 0) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: (last - first) / 10 + 1 }, (_, index) => {
    const decade = first + index * 10;
    return { decade, count: counts.get(decade) ?? 0 };
  });
}

/** Before, there were no photographs; an older year is a mistake or the date of what is shown. */
const firstDecade = 1800;
