import { type Map as LeafletMap, tileLayer } from 'leaflet';
import type { MapTiles } from '../../src/contract/settings.js';
import { attributionHtml } from './attribution.js';

/** Stop requesting tiles after this many errors. */
const maxErrors = 4;

/**
 * Adds tiles over the plan, and removes them when their server does not answer. Returns a function that removes them.
 */
export function addTiles(map: LeafletMap, tiles: MapTiles, onFailure: () => void): () => void {
  const layer = tileLayer(tiles.url, { maxZoom: map.getMaxZoom(), attribution: attributionHtml(tiles) });
  let errors = 0;
  layer.on('tileerror', () => {
    errors += 1;
    if (errors !== maxErrors) return;
    layer.remove();
    onFailure();
  });
  layer.addTo(map);
  return () => void layer.remove();
}
