import type { MapBox } from './map-box.js';
import type { Position } from './position.js';

/** Web map tiles end here, where the projected world is square. */
const latMax = 85.0511287798066;
/** Web map tiles have so many pixels. */
const tilePx = 256;

/** The horizontal position on the projected world: 0 at 180° W, 1 at 180° E. */
export const mercatorX = (lng: number): number => lng / 360 + 0.5;

/** The vertical position on the projected world: 0 in the north, 1 in the south; beyond 85° the edge. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.min(latMax, Math.max(-latMax, lat)) * Math.PI) / 180);
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI));
}

export const latAt = (y: number): number => (360 / Math.PI) * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - 90;
/** @param x may be more than one world to the east */
export const lngAt = (x: number): number => ((((x % 1) + 1) % 1) - 0.5) * 360;

/** The position at `x` and `y`, where `x` may be more than one world to the east. */
export const positionAt = (x: number, y: number): Position => ({ lat: latAt(y), lng: lngAt(x) });

/**
 * The box in whole tiles of a zoom level, a little smaller than these: requests of visitors who look at nearly the same
 * part of the map are then the same, and rounding never adds a row.
 */
export function snapToTiles({ west, south, east, north }: MapBox, zoom: number): MapBox {
  const tiles = 2 ** zoom;
  const inset = 8 / tilePx;
  const left = Math.floor(mercatorX(west) * tiles);
  const across = Math.ceil(mercatorX(east < west ? east + 360 : east) * tiles) - left;
  const top = Math.max(0, Math.floor(mercatorY(north) * tiles));
  const bottom = Math.min(tiles, Math.max(top + 1, Math.ceil(mercatorY(south) * tiles)));
  const northWest = positionAt((left + inset) / tiles, (top + inset) / tiles);
  const southEast = positionAt((left + across - inset) / tiles, (bottom - inset) / tiles);
  const isWorld = across >= tiles;
  return {
    west: isWorld ? -180 : northWest.lng,
    east: isWorld ? 180 : southEast.lng,
    north: northWest.lat,
    south: southEast.lat,
  };
}
