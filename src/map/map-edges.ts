import type { MapPoints } from './map-points.js';
import type { Selects } from './map-selection.js';

/** In units of the projected world (`worldUnits`); east and south are the last units that are inside. */
export interface MapEdges {
  west: number;
  north: number;
  east: number;
  south: number;
}

interface Layer {
  points: MapPoints;
  /** All of them by default. */
  selects?: Selects;
}

/**
 * The smallest edges around points; null where there are none. Around points on both sides of the meridian of 180° they go
 * around the world.
 */
export function edgesAround(layers: readonly Layer[]): MapEdges | null {
  const edges = { west: Infinity, north: Infinity, east: -1, south: -1 };
  for (const { points, selects } of layers)
    for (let index = 0; index < points.size; index += 1) {
      if (selects && !selects(index)) continue;
      edges.west = Math.min(edges.west, points.x[index]!);
      edges.east = Math.max(edges.east, points.x[index]!);
      edges.north = Math.min(edges.north, points.y[index]!);
      edges.south = Math.max(edges.south, points.y[index]!);
    }
  return edges.east < 0 ? null : edges;
}
