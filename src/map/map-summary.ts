import type { MapSummary } from '../contract/map.js';
import { positionAt } from '../contract/mercator.js';
import { rounded } from '../contract/position.js';
import { edgesAround } from './map-edges.js';
import { unknown, worldUnits } from './map-points.js';
import type { SelectedRecords } from './map-selections.js';

interface Selected {
  /** What all filters select. */
  shown: SelectedRecords;
  /** The same in any year and without a date, of any type. */
  inAnyYear: SelectedRecords;
  /** The same with entities that no longer exist. */
  vanished: SelectedRecords;
}

/** Counts all records with a position. */
export function summaryOf({ shown, inAnyYear, vanished }: Selected): MapSummary {
  const { photos, entities, typeCodes } = shown;
  const years = new Map<number, number>();
  const counts = { shown: 0, outside: 0, undated: 0 };
  for (let index = 0; index < photos.size; index += 1) {
    if (!inAnyYear.selectsPhoto(index)) continue;
    const isShown = shown.selectsPhoto(index);
    const first = photos.firsts[index]!;
    if (isShown) counts.shown += 1;
    else if (first !== unknown) counts.outside += 1;
    if (first === unknown) counts.undated += 1;
    const year = photos.yearAt(index);
    if (year !== unknown) years.set(year, (years.get(year) ?? 0) + 1);
  }
  const types = new Map<number, number>([...typeCodes.keys()].map((id) => [id, 0]));
  let gone = 0;
  for (let index = 0; index < entities.size; index += 1) {
    const typeId = entities.typeIds[index]!;
    if (inAnyYear.selectsEntity(index)) types.set(typeId, (types.get(typeId) ?? 0) + 1);
    if (vanished.selectsEntity(index)) gone += entities.vanished[index]!;
  }
  return {
    photos: counts,
    types: [...types].map(([id, count]) => ({ code: typeCodes.get(id) ?? '', count })),
    vanished: gone,
    bounds: boundsOf(shown),
    years: [...years].sort(([one], [other]) => one - other).map(([year, count]) => ({ year, count })),
  };
}

/** West, south, east, north of what is selected; null where nothing is. */
function boundsOf({ photos, selectsPhoto, entities, selectsEntity }: SelectedRecords): MapSummary['bounds'] {
  const edges = edgesAround([
    { points: photos, selects: selectsPhoto },
    { points: entities, selects: selectsEntity },
  ]);
  if (!edges) return null;
  const northWest = positionAt(edges.west / worldUnits, edges.north / worldUnits);
  const southEast = positionAt(edges.east / worldUnits, edges.south / worldUnits);
  return [rounded(northWest.lng), rounded(southEast.lat), rounded(southEast.lng), rounded(northWest.lat)];
}
