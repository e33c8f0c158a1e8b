import {
  latLngBounds,
  type LatLngBounds,
  type LatLngExpression,
  type Map as LeafletMap,
  type Point,
  svgOverlay,
} from 'leaflet';
import { graticule } from './graticule.js';
import type { Place } from './places.js';
import { type Box, isWithin, labelsFor, overlap, type PlanPoint } from './plan-labels.js';

/** Margin drawn beyond each edge, visible while the map is being moved. */
const marginPx = 240;
/** z-index of Leaflet's tile pane; the plan is below it. */
const tilesZIndex = 200;

/**
 * The map's own background: the archive's entities and a graticule, drawn again whenever the map stops moving. The
 * colours come from the style sheet, so it follows the theme. It is hidden from screen readers.
 */
export function drawPlan(map: LeafletMap, places: Place[], nearIds: number[]): void {
  const pane = map.createPane('plan');
  pane.style.zIndex = String(tilesZIndex - 50);
  pane.ariaHidden = 'true';
  const svg = element('svg', { class: 'map-plan' });
  const overlay = svgOverlay(svg, map.getBounds(), { pane: 'plan' }).addTo(map);
  const draw = () => {
    const frame = frameOf(map);
    overlay.setBounds(frame.bounds);
    svg.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
    const { lines, degrees } = graticuleLines(frame);
    const scale = degrees.map(({ text, x, y }) => element('text', { class: 'degrees', x, y }, text));
    svg.replaceChildren(...lines, ...scale, ...cards(frame, degrees, places, nearIds));
  };
  draw();
  map.on('moveend resize', draw);
}

/** The drawn area: the view with its margin, in pixels of the drawing. */
interface Frame {
  bounds: LatLngBounds;
  width: number;
  height: number;
  view: Box;
  /** Boxes of the map's controls. */
  controls: Box[];
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
  return {
    bounds: latLngBounds(corners.map((corner) => map.containerPointToLatLng(corner))),
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

function cards(frame: Frame, degrees: Degrees[], places: Place[], nearIds: number[]): SVGElement[] {
  const points = places
    .filter((place) => frame.bounds.contains(place))
    .map((place): PlanPoint => {
      const { x, y } = frame.pointOf(place);
      return { name: place.name, isArea: place.isArea, isNear: nearIds.includes(place.id), x, y };
    });
  return [
    ...points
      .filter(({ isArea, isNear }) => isNear || !isArea)
      .map(({ x, y, isNear }) => element('circle', { class: isNear ? 'card near' : 'card', cx: x, cy: y, r: 3.5 })),
    ...labelsFor(points, frame.view, [...frame.controls, ...degrees.map(boxOfDegrees)]).map(
      ({ text, x, y, anchor, kind }) => element('text', { class: `name ${kind}`, x, y, 'text-anchor': anchor }, text),
    ),
  ];
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  text = '',
): SVGElementTagNameMap[Name] {
  const svgElement = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) svgElement.setAttribute(attribute, String(value));
  svgElement.textContent = text;
  return svgElement;
}
