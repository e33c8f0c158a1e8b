import type { Period } from '../contract/periods.js';
import { type MapPoints, unknown } from './map-points.js';

/** The years that PostgreSQL's dates and our records may have. */
const yearEnd = 10_000;

/** Which photos or entities are shown. */
export interface MapSelection {
  /** Null: all years. */
  periods: readonly Period[] | null;
  undated: boolean;
  /** Ids of entity types; null: all. */
  typeIds: ReadonlySet<number> | null;
  vanished: boolean;
  /** Only records with these ids; null: all. */
  ids: ReadonlySet<number> | null;
}

/** Decides about each point of a column store, by its index. */
export type Selects = (index: number) => boolean;

/** A photo is in a period when it may be of one of its years, as in lists and in the search. */
export function selectsPhotos(points: MapPoints, { periods, undated, ids }: MapSelection): Selects {
  const next = periods && nextYears(periods);
  const { firsts, lasts } = points;
  return (index) => {
    const first = firsts[index]!;
    if (first === unknown) {
      if (!undated) return false;
    } else if (next && next[first]! > lasts[index]!) return false;
    return ids === null || ids.has(points.ids[index]!);
  };
}

/** Entities have no years. */
export function selectsEntities(points: MapPoints, { typeIds, vanished, ids }: MapSelection): Selects {
  return (index) =>
    (vanished || points.vanished[index] === 0) &&
    (typeIds === null || typeIds.has(points.typeIds[index]!)) &&
    (ids === null || ids.has(points.ids[index]!));
}

/** For each year the first from there on that is in one of the periods; `yearEnd` where there is none. */
function nextYears(periods: readonly Period[]): Int16Array {
  const next = new Int16Array(yearEnd).fill(yearEnd);
  for (const { from, to } of periods)
    for (let year = from; year <= Math.min(to ?? yearEnd, yearEnd - 1); year += 1) next[year] = year;
  for (let year = yearEnd - 2; year >= 0; year -= 1) next[year] = Math.min(next[year]!, next[year + 1]!);
  return next;
}

/** For each year the index of its period; the number of periods for a year in none. */
export function periodOfYears(periods: readonly Period[]): Uint8Array {
  const indexes = new Uint8Array(yearEnd).fill(periods.length);
  periods.forEach(({ from, to }, index) => indexes.fill(index, from, Math.min(to ?? yearEnd, yearEnd - 1) + 1));
  return indexes;
}
