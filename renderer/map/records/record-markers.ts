import {
  type DivIcon,
  type LeafletKeyboardEvent,
  layerGroup,
  type Map as LeafletMap,
  type Marker,
  marker,
} from 'leaflet';
import type { Position } from '../../../src/contract/position.js';
import { markOfPointed, nearestCluster, type PointedPhoto } from './pointed-photo.js';
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
  /** The number of characters of the name that is written below it. */
  nameLength?: number;
  /** It covers the signs around it. */
  isAbove?: boolean;
  icon: () => DivIcon;
  /** Called by a click, a tap, or Enter. */
  onOpen?: () => void;
}

/** How a popup was opened: the pointer is over its sign, or it was clicked, tapped or opened by a key. */
export type OpenedBy = 'pointer' | 'click' | 'key';

interface RecordHandlers {
  /** The sign of a record was opened, or the pointer is over it. */
  onRecord(record: RecordOnMap, sign: Marker, by: OpenedBy): void;
  /** The pointer has left it. */
  onLeave(): void;
}

/** Leaflet orders signs by their height on the map, in pixels: overlapping ones differ by less, and hovered ones rise by more. */
const aboveOffset = 100;

interface SignsOnMap {
  show(signs: Sign[]): void;
  /** Lifts the sign that a photo has, or the cluster that it is in, and shows where it is; null ends that. */
  point(at: PointedPhoto | null): void;
  remove(): void;
}

/** Shows signs on a map, which are buttons in the order of the keyboard. */
export function signsOn(map: LeafletMap, handlers: RecordHandlers): SignsOnMap {
  const layer = layerGroup().addTo(map);
  const shown = new Map<string, { sign: Sign; marker: Marker }>();
  let pointed: { mark: Marker; lifted: HTMLElement | undefined } | null = null;
  let zoom = map.getZoom();
  let wanted = new Set<string>();
  const drop = (key: string, old: Marker) => {
    // What had the focus disappears: the map keeps the keyboard.
    if (old.getElement() === document.activeElement) map.getContainer().focus({ preventScroll: true });
    old.remove();
    shown.delete(key);
  };
  /** Whoever goes through the signs by key moves the map: the sign that has the focus stays until that has gone on. */
  const dropLater = (key: string, old: Marker) =>
    old.getElement()?.addEventListener('blur', () => !wanted.has(key) && drop(key, old), { once: true });
  return {
    show(signs) {
      wanted = new Set(signs.map(({ key }) => key));
      const isSameZoom = zoom === map.getZoom();
      zoom = map.getZoom();
      for (const [key, { marker: old }] of shown) {
        if (wanted.has(key)) continue;
        if (isSameZoom && old.getElement() === document.activeElement) dropLater(key, old);
        else drop(key, old);
      }
      for (const sign of signs)
        if (!shown.has(sign.key)) shown.set(sign.key, { sign, marker: markerOf(sign, handlers).addTo(layer) });
    },
    point(at) {
      pointed?.mark.remove();
      pointed?.lifted?.classList.remove('map-lifted');
      pointed = null;
      if (!at) return;
      const all = [...shown.values()];
      const own = all.find(({ sign: { record } }) => record?.kind === 'photo' && record.id === at.id)?.marker;
      const clusters = all.filter(({ sign }) => !sign.record).map(({ marker: cluster }) => cluster);
      const lifted = (own ?? nearestCluster(map, clusters, at))?.getElement();
      lifted?.classList.add('map-lifted');
      pointed = { mark: markOfPointed(at).addTo(layer), lifted };
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
  const open = (by: OpenedBy) => {
    onOpen?.();
    if (record) onRecord(record, made, by);
  };
  made.on('click', () => open('click'));
  made.on('keydown', ({ originalEvent: press }: LeafletKeyboardEvent) => {
    if (press.key !== 'Enter' && press.key !== ' ') return;
    press.preventDefault();
    open('key');
  });
  if (record) made.on('mouseover', () => onRecord(record, made, 'pointer')).on('mouseout', onLeave);
  return made;
}
