import type { Period } from '../contract/periods.js';
import { type MapPoints, unknown } from './map-points.js';

/** The years that PostgreSQL's dates and our records may have. */
const yearEnd = 10_000;

/** Which photos or entities are shown. */
export interface MapSelection {
  /** Of each list of periods a photo is in one. */
  periods: readonly (readonly Period[])[];
  undated: boolean;
  /** Ids of entity types; null: all. */
  typeIds: ReadonlySet<number> | null;
  vanished: boolean;
  /** Only records with these ids; null: all. */
  ids: ReadonlySet<number> | null;
  /** Photos of these years and not of the days asked for; null: none. */
  outside?: ReadonlySet<number> | null;
}

/** Decides about each point of a column store, by its index. */
export type Selects = (index: number) => boolean;

/** A photo is in a period when it may be of one of its years, as in lists and in the search. */
export function selectsPhotos(points: MapPoints, { periods, undated, ids, outside }: MapSelection): Selects {
  const { firsts, lasts, areOfSets } = points;
  const isListed = ids && listedIn(points, ids);
  const isOutside = outside && outside.size > 0 ? listedIn(points, outside) : null;
  const lists = periods.map(nextYears);
  const isIn = (next: Int16Array, index: number): boolean => {
    if (next[firsts[index]!]! > lasts[index]!) return false;
    return areOfSets[index] === 0 || points.membersAt(index).some(([from, to]) => next[from]! <= to);
  };
  return (index) => {
    if (firsts[index] === unknown) {
      if (!undated) return false;
    } else {
      for (const next of lists) if (!isIn(next, index)) return false;
      if (isOutside?.[index] === 1) return false;
    }
    return isListed === null || isListed[index] === 1;
  };
}

/** Entities have no years. */
export function selectsEntities(points: MapPoints, { typeIds, vanished, ids }: MapSelection): Selects {
  const isListed = ids && listedIn(points, ids);
  return (index) =>
    (vanished || points.vanished[index] === 0) &&
    (typeIds === null || typeIds.has(points.typeIds[index]!)) &&
    (isListed === null || isListed[index] === 1);
}

/** By a set of ids, for the points that were asked for last: a set stays the same while a visitor moves the map. */
const known = new WeakMap<ReadonlySet<number>, { points: MapPoints; isListed: Uint8Array }>();

/** For each point whether its id is in a set: looking it up in the set costs more than all other filters. */
function listedIn(points: MapPoints, ids: ReadonlySet<number>): Uint8Array {
  const before = known.get(ids);
  if (before?.points === points) return before.isListed;
  const isListed = new Uint8Array(points.size);
  for (const id of ids) if (points.has(id)) isListed[points.indexOf(id)] = 1;
  known.set(ids, { points, isListed });
  return isListed;
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
