import { rounded, type Position } from '../../../src/contract/position.js';
import type { MapView } from '../../../src/contract/settings.js';
import { storedPreference, storePreference } from '../../consent/preferences.js';
import { putInAddress } from './put-in-address.js';

/** What of the map is in view: its centre and its zoom level. */
export interface ViewOfMap extends Position {
  zoom: number;
}

const storageKey = 'map-view';
/** In the address, beside the filters. */
const parameter = 'view';

/** `45.64953,13.77682,16` → the view; null for any other text and outside of the zoom range of the site. */
export function parseView(
  text: string | null,
  { minZoom, maxZoom }: Pick<MapView, 'minZoom' | 'maxZoom'>,
): ViewOfMap | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?),(\d{1,2})$/.exec(text ?? '');
  if (!match) return null;
  const [lat, lng, zoom] = match.slice(1).map(Number) as [number, number, number];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= minZoom && zoom <= maxZoom ? { lat, lng, zoom } : null;
}

export const formatView = ({ lat, lng, zoom }: ViewOfMap): string => [rounded(lat), rounded(lng), zoom].join();

export const addressedView = (search: string, range: MapView): ViewOfMap | null =>
  parseView(new URLSearchParams(search).get(parameter), range);

export const storedView = (range: MapView): ViewOfMap | null => parseView(storedPreference(storageKey), range);

/** Puts the view into the address, and stores it unless the visitor refuses that preferences are stored. */
export function rememberView(view: ViewOfMap): void {
  const text = formatView(view);
  storePreference(storageKey, text);
  putInAddress(parameter, text);
}
