import { circle, divIcon, layerGroup, type Map as LeafletMap, marker } from 'leaflet';
import type { Fix } from './explore-rules.js';

/** In pixels. */
export const dotSize = 18;
const dot = divIcon({ className: 'explore-dot', iconSize: [dotSize, dotSize] });
/** Above the signs of entities. */
const onTop = 2000;

/** Draws the visitor's position, how exact it is, and the radius. Returns a function that removes them. */
export function markPosition(map: LeafletMap, fix: Fix, radius: number): () => void {
  const area = (metres: number, className: string) =>
    circle(fix, { radius: metres, className, interactive: false, weight: 1 });
  const marks = layerGroup([
    area(radius, 'explore-radius'),
    area(fix.accuracy, 'explore-accuracy'),
    marker(fix, { icon: dot, interactive: false, keyboard: false, zIndexOffset: onTop }),
  ]).addTo(map);
  return () => void marks.remove();
}
