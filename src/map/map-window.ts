import { mapLimits } from '../contract/map-limits.js';
import type { MapBox } from '../contract/map-box.js';
import { mercatorX, mercatorY, positionAt } from '../contract/mercator.js';
import type { MapEdges } from './map-edges.js';
import { unitsOf, worldUnits } from './map-points.js';
import type { UnitBox } from './point-rows.js';

/** Records closer to each other than this are clustered; a cell is as wide, in pixels. */
export const cellPx = 64;
/** 2³² units are 256 px at zoom 0. */
const unitsExponent = 24;
/**
 * What is around a part of the map decides about its clusters: a cell joins another one next to it, which depends on cells
 * up to three away in each of two rounds.
 */
const marginCells = 6;

/** Part of the map in whole cells of a zoom level, with a margin around it, as far as the world reaches. */
export interface MapWindow {
  zoom: number;
  /** A cell is 2^shift units wide. */
  shift: number;
  /** First column and row, of the world's. */
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Columns and rows before the part itself, and how many it has. */
  inner: { left: number; top: number; columns: number; rows: number };
  /** All columns of the world: the last one is next to the first. */
  isAround: boolean;
}

/** The whole cells that contain the box, with their margin; null where they are too many for one answer. */
export function windowOf(box: MapBox, zoom: number): MapWindow | null {
  const shift = unitsExponent + 6 - zoom;
  const cellsOfWorld = 2 ** (32 - shift);
  const cellAt = (fraction: number): number => Math.floor((fraction * worldUnits) / 2 ** shift);
  const west = cellAt(mercatorX(box.west));
  const east = cellAt(mercatorX(box.east < box.west ? box.east + 360 : box.east));
  const columns = Math.min(cellsOfWorld, east - west + 1);
  const top = Math.min(cellsOfWorld - 1, cellAt(mercatorY(box.north)));
  const rows = Math.min(cellsOfWorld, cellAt(mercatorY(box.south)) + 1) - top;
  if (columns * rows > mapLimits.cellsMax) return null;

  const isAround = columns + 2 * marginCells >= cellsOfWorld;
  const outerTop = Math.max(0, top - marginCells);
  const innerLeft = ((west % cellsOfWorld) + cellsOfWorld) % cellsOfWorld;
  const left = isAround ? 0 : (innerLeft - marginCells + cellsOfWorld) % cellsOfWorld;
  return {
    zoom,
    shift,
    left,
    top: outerTop,
    columns: isAround ? cellsOfWorld : columns + 2 * marginCells,
    rows: Math.min(cellsOfWorld, top + rows + marginCells) - outerTop,
    inner: { left: isAround ? innerLeft : marginCells, top: top - outerTop, columns, rows },
    isAround,
  };
}

/** The cells of the part itself, by their index in a window of the same zoom level that contains what is in it. */
export function* innerCells(part: MapWindow, within: MapWindow): Iterable<number> {
  const cellsOfWorld = 2 ** (32 - part.shift);
  for (let down = 0; down < part.inner.rows; down += 1) {
    const row = part.top + part.inner.top + down - within.top;
    if (row < 0 || row >= within.rows) continue;
    for (let across = 0; across < part.inner.columns; across += 1) {
      const column = (part.left + part.inner.left + across - within.left + 2 * cellsOfWorld) % cellsOfWorld;
      if (column < within.columns) yield row * within.columns + column;
    }
  }
}

/** The smallest window that reaches to these edges, without a margin: nothing is around them. */
export function windowAround(edges: MapEdges, zoom: number): MapWindow {
  const shift = unitsExponent + 6 - zoom;
  const [left, top] = [edges.west >>> shift, edges.north >>> shift];
  const columns = (edges.east >>> shift) - left + 1;
  const rows = (edges.south >>> shift) - top + 1;
  const isAround = columns === 2 ** (32 - shift);
  return { zoom, shift, left, top, columns, rows, inner: { left: 0, top: 0, columns, rows }, isAround };
}

/** West, south, east, north of the part itself. */
export function boxOf({ shift, left, top, inner, columns, isAround }: MapWindow): [number, number, number, number] {
  const size = 2 ** shift / worldUnits;
  const west = (left + inner.left) * size;
  const northWest = positionAt(west, (top + inner.top) * size);
  const southEast = positionAt(west + inner.columns * size, (top + inner.top + inner.rows) * size);
  const isWorld = isAround && inner.columns === columns;
  return [isWorld ? -180 : northWest.lng, southEast.lat, isWorld ? 180 : southEast.lng, northWest.lat];
}

/** A box in units, with its edges. */
export function unitsWithin({ west, south, east, north }: MapBox): UnitBox {
  const left = unitsOf(mercatorX(west));
  // Added to whole units: a tiny number of degrees would vanish in the sum with 360.
  const right = unitsOf(mercatorX(east)) + (east < west ? worldUnits : 0);
  const top = unitsOf(mercatorY(north));
  return { left: left % worldUnits, top, width: right - left, height: unitsOf(mercatorY(south)) - top };
}
