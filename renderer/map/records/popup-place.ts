import type { LatLng, Map as LeafletMap, Popup } from 'leaflet';
import type { Position } from '../../../src/contract/position.js';

export const popupWidthPx = 264;
/** A popup is about as high at most. */
const mostHeightPx = 360;
/** Most popups are at most about as high, with their distance from the sign. */
const usualHeightPx = 240;
const edgePx = 8;
const below = 'map-popup-below';

/** Where a popup is in view without moving the map, which would be a surprise below a pointer that only passes. */
export function besideSign(map: LeafletMap, at: LatLng): { className: string; offset: [x: number, y: number] } {
  const { x, y } = map.latLngToContainerPoint(at);
  const most = map.getSize().x - popupWidthPx / 2 - edgePx;
  const inView = Math.max(Math.min(x, most), popupWidthPx / 2 + edgePx);
  return { className: y < mostHeightPx ? `map-popup ${below}` : 'map-popup', offset: [inView - x, 0] };
}

/** Moves a position so far up that there is room for a popup below. At once: the popup opens where the sign is then. */
export function makeRoomBelow(map: LeafletMap, at: Position, zoom: number): void {
  const { y } = map.getSize();
  const top = Math.max(24, Math.min(y / 4, y - usualHeightPx));
  const centre = map.project(at, zoom).add([0, y / 2 - top]);
  map.setView(map.unproject(centre, zoom), zoom, { animate: false });
}

/** Moves the map so far that an open popup below its sign is in view. */
export function panToPopup(map: LeafletMap, popup: Popup): void {
  const { y } = map.latLngToContainerPoint(popup.getLatLng() ?? map.getCenter());
  const hidden = y + usualHeightPx - map.getSize().y;
  if (popup.options.className?.includes(below) && hidden > 0) map.panBy([0, Math.min(hidden, y)]);
}
