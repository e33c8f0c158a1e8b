import type { LatLngBounds } from 'leaflet';
import { mercatorX, mercatorY } from '../../../src/contract/mercator.js';
import type { Place } from './places.js';
import { type PlanPoint, widthOf } from './plan-labels.js';
import { middleOf, pathsIn, type PlanShape, type WorldFrame } from './plan-shapes.js';
import { element } from './svg-element.js';

/** The drawn part of the world, and the pixels of the whole world at this zoom level. */
export interface Ground {
  bounds: LatLngBounds;
  worldPx: number;
}

const equatorMetres = 40_075_017;
/** Widths of lines in metres; on the screen between `min` and `max` pixels. */
const lineWidths = { street: { metres: 12, min: 0.8, max: 16 }, path: { metres: 5, min: 0, max: 7 } };

/** Draws the shapes that are in view. Widths of lines follow the zoom level by custom properties. */
export function drawGround(group: SVGElement, shapes: PlanShape[], ground: Ground): void {
  const metrePx = ground.worldPx / (equatorMetres * Math.cos((ground.bounds.getCenter().lat * Math.PI) / 180));
  for (const [kind, { metres, min, max }] of Object.entries(lineWidths))
    group.style.setProperty(`--${kind}`, `${Math.min(max, Math.max(min, metres * metrePx)).toFixed(1)}px`);
  const paths = pathsIn(frameOf(ground), shapes);
  group.replaceChildren(...paths.map(({ kind, d }) => element('path', { class: kind, d })));
}

/** The names of shapes that are large enough for them. A name that an entity has is that of the entity. */
export function namesOnGround(shapes: PlanShape[], places: Place[], ground: Ground): PlanPoint[] {
  const frame = frameOf(ground);
  const taken = new Set(places.map(({ name }) => name));
  return shapes
    .filter(({ name }) => name && !taken.has(name))
    .map((shape) => {
      const kind = shape.kind === 'water' ? 'water' : 'land';
      const middle = middleOf(shape);
      const x = (middle.x - frame.left) * frame.worldPx;
      const y = (middle.y - frame.top) * frame.worldPx;
      const sizePx = Math.hypot(shape.right - shape.left, shape.bottom - shape.top) * frame.worldPx;
      return { name: shape.name, isArea: true, isNear: false, ground: kind, x, y, sizePx } as const;
    })
    .filter(({ name, ground: kind, sizePx }) => sizePx >= widthOf({ text: name, kind }));
}

const frameOf = ({ bounds, worldPx }: Ground): WorldFrame => ({
  left: mercatorX(bounds.getWest()),
  right: mercatorX(bounds.getEast()),
  top: mercatorY(bounds.getNorth()),
  bottom: mercatorY(bounds.getSouth()),
  worldPx,
});
