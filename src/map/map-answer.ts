import type { MapAnswer, MapCluster } from '../contract/map.js';
import { positionAt } from '../contract/mercator.js';
import type { Position } from '../contract/position.js';
import type { MapCells } from './map-cells.js';
import { type MapPoints, unknown, worldUnits } from './map-points.js';
import { boxOf, cellPx, innerCells, type MapWindow } from './map-window.js';

interface Records {
  photos: MapPoints;
  entities: MapPoints;
  /** Codes of entity types by their id. */
  typeCodes: ReadonlyMap<number, string>;
}

/**
 * What a part of the map shows: clusters, and what is on its own.
 * @param cells joined; of the part with its margin, or of more
 */
export function answerOf(cells: MapCells, part: MapWindow, { photos, entities, typeCodes }: Records): MapAnswer {
  const [west, south, east, north] = boxOf(part);
  const answer: MapAnswer = {
    bbox: [rounded(west), rounded(south), rounded(east), rounded(north)],
    total: { photos: 0, entities: 0 },
    clusters: [],
    photos: [],
    entities: [],
  };
  for (const cell of innerCells(part, cells.window)) {
    answer.total.photos += cells.ownPhotos[cell]!;
    answer.total.entities += cells.ownEntities[cell]!;
    const count = cells.count(cell);
    if (count === 0) continue;
    const index = cells.first[cell]!;
    if (count > 1) answer.clusters.push(clusterAt(cells, cell));
    else if (cells.photos[cell] === 1)
      answer.photos.push({
        id: photos.ids[index]!,
        ...positionOf(photos.x[index]!, photos.y[index]!),
        year: known(photos.years[index]!),
        period: cells.periodAt(photos, index),
        bearing: known(photos.bearings[index]!),
      });
    else
      answer.entities.push({
        id: entities.ids[index]!,
        ...positionOf(entities.x[index]!, entities.y[index]!),
        type: typeCodes.get(entities.typeIds[index]!) ?? '',
        stillExists: entities.vanished[index] === 0,
      });
  }
  return answer;
}

function clusterAt(cells: MapCells, cell: number): MapCluster {
  const { window, periodCount } = cells;
  const count = cells.count(cell);
  const [left, top] = [window.left * 2 ** window.shift, window.top * 2 ** window.shift];
  const [west, east] = [cells.west[cell]!, cells.east[cell]!];
  const [north, south] = [cells.north[cell]!, cells.south[cell]!];
  const northWest = positionOf(left + west, top + north);
  const southEast = positionOf(left + east, top + south);
  return {
    ...positionOf(left + cells.sumX[cell]! / count, top + cells.sumY[cell]! / count),
    photos: cells.photos[cell]!,
    entities: cells.entities[cell]!,
    periods: [...cells.periods.subarray(cell * periodCount, (cell + 1) * periodCount)],
    splitsAt: splitsAt(Math.max(east - west, south - north), window.zoom),
    bounds: [northWest.lng, southEast.lat, southEast.lng, northWest.lat],
  };
}

/** The zoom level at which records so many units away from each other are in different cells. */
const splitsAt = (units: number, zoom: number): number | null =>
  units === 0 ? null : Math.max(zoom + 1, Math.ceil(Math.log2((cellPx * 2 ** 24) / units)));

function positionOf(x: number, y: number): Position {
  const { lat, lng } = positionAt(x / worldUnits, y / worldUnits);
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** Six decimals, as `rounded` of the contract; an answer has a thousand, and that goes through text. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const known = (value: number): number | null => (value === unknown ? null : value);
