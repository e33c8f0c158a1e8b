import { latLngBounds, type Map } from 'leaflet';
import type { MapSummary } from '../../../src/contract/map.js';

/** Shows all records of a summary, as close as the map goes. */
export function fitBounds(map: Map, [west, south, east, north]: NonNullable<MapSummary['bounds']>): void {
  const box = latLngBounds([south, west], [north, east]);
  map.fitBounds(box, { padding: [40, 40], animate: false });
}
