import {
  type DivIcon,
  type LeafletKeyboardEvent,
  layerGroup,
  type Map as LeafletMap,
  type Marker,
  marker,
} from 'leaflet';
import type { Position } from '../../src/contract/position.js';

/** A sign on the map. Signs with the same key stay as they are when others are shown. */
export interface Sign extends Position {
  key: string;
  label: string;
  /** The room that it takes, in pixels. */
  width: number;
  height: number;
  /** The entity that it stands for. */
  entityId?: number;
  icon: () => DivIcon;
  /** Called by a click, a tap, or Enter. */
  onOpen(sign: Marker): void;
  /** Called when the pointer is over it, and when it has left. */
  onPoint?(sign: Marker): void;
  onLeave?(): void;
}

/** Shows signs on a map, which are buttons in the order of the keyboard. */
export function signsOn(map: LeafletMap): { show(signs: Sign[]): void; remove(): void } {
  const layer = layerGroup().addTo(map);
  const shown = new Map<string, Marker>();
  return {
    show(signs) {
      const wanted = new Set(signs.map(({ key }) => key));
      for (const [key, old] of shown)
        if (!wanted.has(key)) {
          // What had the focus disappears: the map keeps the keyboard.
          if (old.getElement() === document.activeElement) map.getContainer().focus({ preventScroll: true });
          old.remove();
          shown.delete(key);
        }
      for (const sign of signs) if (!shown.has(sign.key)) shown.set(sign.key, markerOf(sign).addTo(layer));
    },
    remove: () => void layer.remove(),
  };
}

function markerOf({ lat, lng, label, icon, onOpen, onPoint, onLeave }: Sign): Marker {
  const made = marker({ lat, lng }, { icon: icon(), riseOnHover: true });
  // Leaflet sets the alternative text of images only.
  made.on('add', () => made.getElement()?.setAttribute('aria-label', label));
  made.on('click', () => onOpen(made));
  made.on('keydown', ({ originalEvent: press }: LeafletKeyboardEvent) => {
    if (press.key !== 'Enter' && press.key !== ' ') return;
    press.preventDefault();
    onOpen(made);
  });
  if (onPoint) made.on('mouseover', () => onPoint(made));
  if (onLeave) made.on('mouseout', () => onLeave());
  return made;
}
