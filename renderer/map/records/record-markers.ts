import {
  type DivIcon,
  type LeafletKeyboardEvent,
  layerGroup,
  type Map as LeafletMap,
  type Marker,
  marker,
} from 'leaflet';
import type { Position } from '../../../src/contract/position.js';
import type { RecordOnMap } from './RecordPopup.js';

/** A sign on the map. Signs with the same key stay as they are when others are shown. */
export interface Sign extends Position {
  key: string;
  label: string;
  /** The room that it takes, in pixels. */
  width: number;
  height: number;
  /** What it stands for, which a popup shows. */
  record?: RecordOnMap;
  /** It covers the signs around it. */
  isAbove?: boolean;
  icon: () => DivIcon;
  /** Called by a click, a tap, or Enter. */
  onOpen?: () => void;
}

interface RecordHandlers {
  /** The sign of a record was opened, or the pointer is over it. */
  onRecord(record: RecordOnMap, sign: Marker, isByPointer: boolean): void;
  /** The pointer has left it. */
  onLeave(): void;
}

/** Leaflet orders signs by their height on the map, in pixels: overlapping ones differ by less, and hovered ones rise by more. */
const aboveOffset = 100;

/** Shows signs on a map, which are buttons in the order of the keyboard. */
export function signsOn(map: LeafletMap, handlers: RecordHandlers): { show(signs: Sign[]): void; remove(): void } {
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
      for (const sign of signs) if (!shown.has(sign.key)) shown.set(sign.key, markerOf(sign, handlers).addTo(layer));
    },
    remove: () => void layer.remove(),
  };
}

function markerOf(
  { lat, lng, label, isAbove, icon, record, onOpen }: Sign,
  { onRecord, onLeave }: RecordHandlers,
): Marker {
  const made = marker({ lat, lng }, { icon: icon(), riseOnHover: true, zIndexOffset: isAbove ? aboveOffset : 0 });
  // Leaflet sets the alternative text of images only.
  made.on('add', () => made.getElement()?.setAttribute('aria-label', label));
  const open = () => {
    onOpen?.();
    if (record) onRecord(record, made, false);
  };
  made.on('click', open);
  made.on('keydown', ({ originalEvent: press }: LeafletKeyboardEvent) => {
    if (press.key !== 'Enter' && press.key !== ' ') return;
    press.preventDefault();
    open();
  });
  if (record) made.on('mouseover', () => onRecord(record, made, true)).on('mouseout', onLeave);
  return made;
}
