import type { MapAnswer, MapCluster, MapEntity, MapPhoto } from '../contract/map.js';
import { latAt, lngAt } from '../contract/mercator.js';
import type { MapCells } from './map-cells.js';
import { type MapPoints, unknown, worldUnits } from './map-points.js';
import { boxOf, cellPx, innerCells, type MapWindow } from './map-window.js';

interface Records {
  photos: MapPoints;
  entities: MapPoints;
  /** Codes of entity types by their id. */
  typeCodes: ReadonlyMap<number, string>;
}

interface Part {
  window: MapWindow;
  /** Of the map that is drawn: clusters that it does not show as several have their bounds. */
  maxZoom: number;
}

/** An answer without the pictures of its clusters, and the photo whose picture each of them has. */
interface Answered {
  answer: MapAnswer;
  /** The ids of the most complete photos: of clusters that have photos, the largest. */
  pictured: Map<MapCluster, number>;
}

/**
 * What a part of the map shows: clusters, and what is on its own.
 * @param cells joined; of the part with its margin, or of more
 */
export function answerOf(
  cells: MapCells,
  { window: part, maxZoom }: Part,
  { photos, entities, typeCodes }: Records,
): Answered {
  const [west, south, east, north] = boxOf(part);
  const answer: MapAnswer = {
    bbox: [rounded(west), rounded(south), rounded(east), rounded(north)],
    total: { photos: 0, entities: 0 },
    clusters: [],
    photos: [],
    entities: [],
  };
  const { total, clusters } = answer;
  const pictured = new Map<MapCluster, number>();
  for (const cell of innerCells(part, cells.window)) {
    total.photos += cells.ownPhotos[cell]!;
    total.entities += cells.ownEntities[cell]!;
    const count = cells.count(cell);
    if (count === 0) continue;
    if (count > 1) {
      const cluster = clusterAt(cells, cell, maxZoom);
      clusters.push(cluster);
      if (cluster.photos > 0) pictured.set(cluster, photos.ids[cells.best[cell]!]!);
    } else if (cells.photos[cell] === 1) answer.photos.push(photoAt(cells, photos, cells.first[cell]!));
    else answer.entities.push(entityAt(entities, cells.first[cell]!, typeCodes));
  }
  return { answer, pictured: ofLargest(pictured) };
}

/** More pictures would hide the map, and their addresses do not compress: the answer has a limit (test/bench/map.bench.ts). */
const picturesMax = 150;

function ofLargest(pictured: Map<MapCluster, number>): Map<MapCluster, number> {
  if (pictured.size <= picturesMax) return pictured;
  const sizeOf = ({ photos, entities }: MapCluster): number => photos + entities;
  return new Map([...pictured].sort(([one], [other]) => sizeOf(other) - sizeOf(one)).slice(0, picturesMax));
}

const photoAt = (cells: MapCells, photos: MapPoints, index: number): MapPhoto => ({
  id: photos.ids[index]!,
  lat: latOf(photos.y[index]!),
  lng: lngOf(photos.x[index]!),
  year: known(photos.years[index]!),
  ...(photos.years[index] === unknown && photos.firsts[index] !== unknown && { span: photos.spanAt(index) }),
  period: cells.periodAt(photos, index),
  bearing: known(photos.bearings[index]!),
});

const entityAt = (entities: MapPoints, index: number, typeCodes: Records['typeCodes']): MapEntity => ({
  id: entities.ids[index]!,
  lat: latOf(entities.y[index]!),
  lng: lngOf(entities.x[index]!),
  type: typeCodes.get(entities.typeIds[index]!) ?? '',
  stillExists: entities.vanished[index] === 0,
});

function clusterAt(cells: MapCells, cell: number, maxZoom: number): MapCluster {
  const { window, periodCount } = cells;
  const count = cells.count(cell);
  const [left, top] = [window.left * 2 ** window.shift, window.top * 2 ** window.shift];
  const [west, east] = [cells.west[cell]!, cells.east[cell]!];
  const [north, south] = [cells.north[cell]!, cells.south[cell]!];
  const splits = splitsAt(Math.max(east - west, south - north), window.zoom);
  const cluster: MapCluster = {
    lat: latOf(top + cells.sumY[cell]! / count),
    lng: lngOf(left + cells.sumX[cell]! / count),
    photos: cells.photos[cell]!,
    entities: cells.entities[cell]!,
    periods: Array.from(cells.periods.subarray(cell * periodCount, (cell + 1) * periodCount)),
    splitsAt: splits,
  };
  if (splits === null || splits > maxZoom)
    cluster.bounds = [lngOf(left + west), latOf(top + south), lngOf(left + east), latOf(top + north)];
  return cluster;
}

/** The zoom level at which records so many units away from each other are in different cells. */
const splitsAt = (units: number, zoom: number): number | null =>
  units === 0 ? null : Math.max(zoom + 1, Math.ceil(Math.log2((cellPx * 2 ** 24) / units)));

const latOf = (y: number): number => rounded(latAt(y / worldUnits));
const lngOf = (x: number): number => rounded(lngAt(x / worldUnits));

/** Six decimals, as `rounded` of the contract; an answer has a thousand, and that goes through text. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const known = (value: number): number | null => (value === unknown ? null : value);
