import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { Position } from '../../../src/contract/position.js';

/** A photo of the list beside the map that the pointer or the focus is on. */
export interface PointedPhoto extends Position {
  id: number;
  /** Degrees clockwise from north. */
  bearing: number | null;
}

/** Where the photo is, with its direction of view. Signs have its name: this has none. */
export function markOfPointed({ lat, lng, bearing }: PointedPhoto): Marker {
  const fan = bearing === null ? '' : `<i style="rotate:${bearing}deg"></i>`;
  const icon = divIcon({
    html: `${fan}<span></span>`,
    className: 'map-pointed',
    iconSize: [44, 44],
    iconAnchor: [22, 22],
  });
  return marker({ lat, lng }, { icon, interactive: false, keyboard: false, zIndexOffset: 2000 });
}

/** In pixels: the records of a cluster are not further away from it. */
const reachPx = 160;

/** Of the clusters on the map the one that a photo is in: as a rule the nearest. */
export function nearestCluster(map: LeafletMap, clusters: Marker[], at: Position): Marker | null {
  const point = map.latLngToLayerPoint(at);
  let nearest: { cluster: Marker; distance: number } | null = null;
  for (const cluster of clusters) {
    const distance = map.latLngToLayerPoint(cluster.getLatLng()).distanceTo(point);
    if (distance <= (nearest?.distance ?? reachPx)) nearest = { cluster, distance };
  }
  return nearest?.cluster ?? null;
}
