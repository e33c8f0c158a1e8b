import { latLngBounds, type Map } from 'leaflet';
import type { MapSummary } from '../../../src/contract/map.js';

/** In px: what the button over the lower edge covers. */
const footHeight = 88;

/** Shows all records of a summary, as close as the map goes. */
export function fitBounds(map: Map, [west, south, east, north]: NonNullable<MapSummary['bounds']>): void {
  const box = latLngBounds([south, west], [north, east]);
  map.fitBounds(box, { paddingTopLeft: [40, 40], paddingBottomRight: [40, footHeight], animate: false });
}
