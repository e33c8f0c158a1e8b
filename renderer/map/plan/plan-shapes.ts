import {
  type CityPlan,
  isPlanArea,
  type PlanGeometry,
  type PlanKind,
  type PlanPosition,
} from '../../../src/contract/map-plan.js';
import { mercatorX, mercatorY } from '../../../src/contract/mercator.js';

/** A part of the projected world, where the world is 1 wide and 1 high, with its origin in the north-west. */
export interface WorldBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A feature of the plan, projected once for all views. */
export interface PlanShape extends WorldBox {
  kind: PlanKind;
  name: string;
  isArea: boolean;
  /** Rings of an area, or lines: x and y in turn. */
  lines: Float64Array[];
}

/** Where its name is: the middle of an area, and of a line its middle point. */
export function middleOf({ isArea, lines: [line], left, right, top, bottom }: PlanShape): { x: number; y: number } {
  if (isArea || !line) return { x: (left + right) / 2, y: (top + bottom) / 2 };
  const at = Math.floor(line.length / 4) * 2;
  return { x: line[at] ?? left, y: line[at + 1] ?? top };
}

/** Where on the projected world the drawing begins, and the pixels of the whole world. */
export interface WorldFrame extends WorldBox {
  worldPx: number;
}

/** Smaller shapes would not be seen. */
const minSizePx = 1;

/** The shapes in the order in which they are drawn: areas, and lines above them. */
export function shapesOf({ features }: CityPlan): PlanShape[] {
  const shapes = features.map(({ properties: { kind, name = '' }, geometry }): PlanShape => {
    const lines = linesOf(geometry).map((positions) =>
      Float64Array.from(positions.flatMap(([lng, lat]) => [mercatorX(lng), mercatorY(lat)])),
    );
    return { kind, name, isArea: isPlanArea(kind), lines, ...boxOf(lines) };
  });
  return [...shapes.filter(({ isArea }) => isArea), ...shapes.filter(({ isArea }) => !isArea)];
}

function linesOf({ type, coordinates }: PlanGeometry): PlanPosition[][] {
  if (type === 'LineString') return [coordinates];
  return type === 'MultiPolygon' ? coordinates.flat() : coordinates;
}

function boxOf(lines: Float64Array[]): WorldBox {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const [x = 0, y = 0] = [line[at], line[at + 1]];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return box;
}

/** What is drawn in one go: neighbours of the same kind. */
export interface PlanPath {
  kind: PlanKind;
  /** The `d` of an SVG path, in pixels from the frame's corner. */
  d: string;
}

/** The paths of the shapes in a frame. A path joins neighbours of the same kind, so that there are few elements. */
export function pathsIn(frame: WorldFrame, shapes: PlanShape[]): PlanPath[] {
  const paths: { kind: PlanKind; parts: string[] }[] = [];
  for (const shape of shapes.filter((one) => isSeen(one, frame))) {
    let path = paths.at(-1);
    if (path?.kind !== shape.kind) paths.push((path = { kind: shape.kind, parts: [] }));
    path.parts.push(...shape.lines.map((line) => pathOf(line, frame, shape.isArea)));
  }
  return paths.map(({ kind, parts }) => ({ kind, d: parts.join('') }));
}

const isSeen = (shape: PlanShape, { worldPx, ...frame }: WorldFrame): boolean =>
  shape.left <= frame.right &&
  shape.right >= frame.left &&
  shape.top <= frame.bottom &&
  shape.bottom >= frame.top &&
  Math.max(shape.right - shape.left, shape.bottom - shape.top) * worldPx >= minSizePx;

/** Points that fall on the same tenth of a pixel as the one before are left out. */
function pathOf(line: Float64Array, { left, top, worldPx }: WorldFrame, isClosed: boolean): string {
  let d = '';
  let last = '';
  for (let at = 0; at < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]];
    const point = `${Math.round((x - left) * worldPx * 10) / 10} ${Math.round((y - top) * worldPx * 10) / 10}`;
    if (point === last) continue;
    d += `${d ? 'L' : 'M'}${point}`;
    last = point;
  }
  return isClosed ? `${d}Z` : d;
}
