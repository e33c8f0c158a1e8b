import {
  latLngBounds,
  type LatLngBounds,
  type LatLngExpression,
  type Map as LeafletMap,
  type Point,
  svgOverlay,
} from 'leaflet';
import type { Position } from '../../../src/contract/position.js';
import { graticule } from './graticule.js';
import type { Place } from './places.js';
import { drawGround, type Ground, namesOnGround } from './plan-ground.js';
import { type Box, isWithin, labelsFor, namedAt, overlap, type PlanPoint, widthOf } from './plan-labels.js';
import type { PlanShape } from './plan-shapes.js';
import { element } from './svg-element.js';

/** Margin drawn beyond each edge, visible while the map is being moved. */
const marginPx = 240;
/** z-index of Leaflet's tile pane; the plan is below it. */
const tilesZIndex = 200;

/** The size of the sign of an entity. */
export const usualSignPx = 38;

/** A sign that is shown above the plan. */
export interface PlanSign extends Position {
  /** In pixels. */
  width: number;
  height: number;
  /** Characters of the name that it has below it: the plan does not write that again. */
  nameLength?: number;
  /** What it stands for. */
  record?: { kind: 'photo' | 'entity'; id: number };
}

export interface Plan {
  /** Draws the shapes of the city below everything else. */
  showShapes(shapes: PlanShape[]): void;
  /** Draws the names again, so that none is covered by a sign; entities have their signs then, and no dots. */
  makeRoomFor(signs: PlanSign[]): void;
}

/**
 * The map's own background: the archive's entities and a graticule, drawn again whenever the map stops moving. The
 * colours come from the style sheet, so it follows the theme. It is hidden from screen readers.
 */
export function drawPlan(map: LeafletMap, places: Place[], nearIds: number[]): Plan {
  const pane = map.createPane('plan');
  pane.style.zIndex = String(tilesZIndex - 50);
  pane.ariaHidden = 'true';
  const svg = element('svg', { class: 'map-plan' });
  const ground = element('g', { class: 'ground' });
  const names = element('g', {});
  svg.append(ground, names);
  const overlay = svgOverlay(svg, map.getBounds(), { pane: 'plan' }).addTo(map);
  let signs: PlanSign[] | null = null;
  let shapes: PlanShape[] = [];
  let drawn: { bounds: LatLngBounds; shapes: PlanShape[] } | null = null;
  const draw = () => {
    const frame = frameOf(map);
    overlay.setBounds(frame.bounds);
    svg.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
    // Other signs need other names only.
    if (shapes !== drawn?.shapes || !frame.bounds.equals(drawn.bounds)) drawGround(ground, shapes, frame.ground);
    drawn = { bounds: frame.bounds, shapes };
    const { lines, degrees } = graticuleLines(frame);
    const scale = degrees.map(({ text, x, y }) => element('text', { class: 'degrees', x, y }, text));
    names.replaceChildren(...lines, ...scale, ...cards(frame, degrees, { places, nearIds, signs, shapes }));
  };
  draw();
  map.on('moveend resize', draw);
  return {
    showShapes(found) {
      shapes = found;
      draw();
    },
    makeRoomFor(shown) {
      signs = shown;
      draw();
    },
  };
}

/** The drawn area: the view with its margin, in pixels of the drawing. */
interface Frame {
  bounds: LatLngBounds;
  zoom: number;
  width: number;
  height: number;
  view: Box;
  /** Boxes of the map's controls. */
  controls: Box[];
  ground: Ground;
  /** Pixel position of a place on the drawing. */
  pointOf(at: LatLngExpression): Point;
}

function frameOf(map: LeafletMap): Frame {
  const { x, y } = map.getSize();
  const view = { left: marginPx, top: marginPx, right: marginPx + x, bottom: marginPx + y };
  const corners: [number, number][] = [
    [-marginPx, -marginPx],
    [x + marginPx, y + marginPx],
  ];
  const bounds = latLngBounds(corners.map((corner) => map.containerPointToLatLng(corner)));
  return {
    bounds,
    zoom: map.getZoom(),
    ground: { bounds, worldPx: map.options.crs?.scale(map.getZoom()) ?? 0 },
    width: x + 2 * marginPx,
    height: y + 2 * marginPx,
    view,
    controls: [
      { left: view.right - 64, right: view.right, top: view.top, bottom: view.top + 108 },
      { left: view.left, right: view.left + 108, top: view.top, bottom: view.top + 40 },
      { left: view.left, right: view.right, top: view.bottom - 32, bottom: view.bottom },
    ],
    pointOf: (at) => map.latLngToContainerPoint(at).add([marginPx, marginPx]),
  };
}

/** The lines, and their labels along the upper and the left edge. */
function graticuleLines({ bounds, width, height, view, controls, pointOf }: Frame): {
  lines: SVGElement[];
  degrees: Degrees[];
} {
  const extent = { west: bounds.getWest(), east: bounds.getEast(), south: bounds.getSouth(), north: bounds.getNorth() };
  const { meridians, parallels } = graticule(extent, width);
  const middle = bounds.getCenter();
  const columns = meridians.map(({ at, text }) => ({ text, x: pointOf([middle.lat, at]).x }));
  const rows = parallels.map(({ at, text }) => ({ text, y: pointOf([at, middle.lng]).y }));
  const degrees = [
    ...columns.map(({ text, x }) => ({ text, x: x + 4, y: view.top + 14 })),
    ...rows.map(({ text, y }) => ({ text, x: view.left + 6, y: y - 4 })),
  ];
  return {
    lines: [
      ...columns.map(({ x }) => element('path', { class: 'net', d: `M${x} 0V${height}` })),
      ...rows.map(({ y }) => element('path', { class: 'net', d: `M0 ${y}H${width}` })),
    ],
    degrees: degrees.filter(
      (one) => isWithin(boxOfDegrees(one), view) && !controls.some((box) => overlap(boxOfDegrees(one), box)),
    ),
  };
}

interface Degrees {
  text: string;
  x: number;
  y: number;
}

const boxOfDegrees = ({ text, x, y }: Degrees): Box => ({
  left: x,
  right: x + text.length * 6,
  top: y - 11,
  bottom: y + 3,
});

interface Drawn {
  places: Place[];
  nearIds: number[];
  /** Null: the map has no signs, and the plan has dots. */
  signs: PlanSign[] | null;
  shapes: PlanShape[];
}

function cards(frame: Frame, degrees: Degrees[], { places, nearIds, signs, shapes }: Drawn): SVGElement[] {
  const signed = new Map(signs?.map(({ record, width }) => [record?.kind === 'entity' ? record.id : null, width]));
  const named = new Set(
    signs?.map(({ record, nameLength }) => (nameLength && record?.kind === 'entity' ? record.id : null)),
  );
  const boxes = (signs ?? []).map((sign) => boxOfSign(sign, frame));
  const points = places
    .filter((place) => frame.bounds.contains(place) && !named.has(place.id))
    .map((place): PlanPoint => {
      const { x, y } = frame.pointOf(place);
      // A name above or below a sign belongs to it: a cluster that covers an entity counts as its sign.
      const isCovered = boxes.some((box) => isWithin(pointBox(x, y), box));
      const signPx = signed.get(place.id) ?? (isCovered ? usualSignPx : undefined);
      const marked = { signPx, isNameOnly: signs !== null && signPx === undefined };
      const { name, isArea, isQuarter = false, isEvent = false } = place;
      const own = { isNear: nearIds.includes(place.id), hasOwnSign: signed.has(place.id) };
      return { name, isArea, isQuarter, isEvent, ...own, ...marked, x, y };
    });
  const taken = [
    ...frame.controls,
    ...degrees.map(boxOfDegrees),
    ...boxes,
    ...(signs ?? []).flatMap((sign) => (sign.nameLength ? boxBelow(sign, sign.nameLength, frame) : [])),
  ];
  return [
    ...points
      .filter(({ isArea, isNear, isEvent }) => signs === null && (isNear || !(isArea || isEvent)))
      .map(({ x, y, isNear }) => element('circle', { class: isNear ? 'card near' : 'card', cx: x, cy: y, r: 3.5 })),
    ...labelsFor(
      [...namedAt(frame.zoom, points), ...namesOnGround(shapes, places, frame.ground)],
      frame.view,
      taken,
    ).map(({ text, x, y, anchor, kind }) =>
      element('text', { class: `name ${kind}`, x, y, 'text-anchor': anchor }, text),
    ),
  ];
}

const pointBox = (x: number, y: number): Box => ({ left: x, right: x, top: y, bottom: y });

function boxOfSign(sign: PlanSign, { pointOf }: Frame): Box {
  const { x, y } = pointOf(sign);
  const [across, down] = [sign.width / 2, sign.height / 2];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** The name that a sign has below it. */
function boxBelow(sign: PlanSign, characters: number, frame: Frame): Box {
  const { left, right, bottom } = boxOfSign(sign, frame);
  const middle = (left + right) / 2;
  const half = widthOf({ text: 'n'.repeat(characters), kind: 'near' }) / 2 + 8;
  return { left: middle - half, right: middle + half, top: bottom, bottom: bottom + 26 };
}
