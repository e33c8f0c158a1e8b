import { divIcon, type LatLng, type LeafletKeyboardEvent, type Map as LeafletMap, marker } from 'leaflet';
import type { Position } from '../../../src/contract/position.js';

export interface Pin {
  show(at: Position | null): void;
  focus(): void;
  remove(): void;
}

interface PinOptions {
  label: string;
  /** Called after a drag or a move by keys. */
  onMove(at: LatLng): void;
}

const sizePx = 44;
/** The tip, on the icon's grid of 24. */
const tip = { x: 12, y: 21.2 };
const icon = divIcon({
  className: 'map-pin',
  iconSize: [sizePx, sizePx],
  iconAnchor: [(tip.x / 24) * sizePx, (tip.y / 24) * sizePx],
  html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21.2C7.5 16.6 5.1 13.2 5.1 10a6.9 6.9 0 0 1 13.8 0c0 3.2-2.4 6.6-6.9 11.2Z"/><circle cx="12" cy="10.1" r="2.5"/></svg>`,
});

/** Pixels per press of an arrow key; the large step is with Shift. */
const smallStep = 2;
const largeStep = 20;
const directions: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const marginPx = 48;

/** A pin that can be dragged, and moved by the arrow keys while it has the focus; the map follows it. */
export function pinOn(map: LeafletMap, { label, onMove }: PinOptions): Pin {
  const pin = marker(map.getCenter(), { icon, draggable: true, autoPan: true, autoPanPadding: [marginPx, marginPx] });
  // Leaflet sets the alternative text of images only, and this pin is SVG.
  pin.on('add', () => pin.getElement()?.setAttribute('aria-label', label));
  let isDragged = false;
  pin.on('dragstart', () => (isDragged = true)).on('dragend', () => (isDragged = false));
  pin.on('drag', () => onMove(pin.getLatLng()));
  pin.on('keydown', ({ originalEvent: press }: LeafletKeyboardEvent) => {
    const direction = directions[press.key];
    if (!direction || press.ctrlKey || press.metaKey || press.altKey) return;
    press.preventDefault();
    const step = press.shiftKey ? largeStep : smallStep;
    onMove(map.unproject(map.project(pin.getLatLng()).add([direction[0] * step, direction[1] * step])));
  });
  return {
    show(at) {
      if (!at) return void pin.remove();
      // While it is dragged, the pointer decides its position.
      if (isDragged) return;
      pin.setLatLng(at).addTo(map);
      map.panInside(at, { padding: [marginPx, marginPx] });
    },
    focus: () => pin.getElement()?.focus({ preventScroll: true }),
    remove: () => void pin.remove(),
  };
}
