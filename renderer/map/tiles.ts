import { type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet';
import type { MapTiles } from '../../src/contract/settings.js';
import { attributionHtml } from './attribution.js';

/** Stop requesting tiles after this many errors. */
const maxErrors = 4;

/**
 * Adds tiles over the plan, and removes them when their server does not answer. Returns a function that removes them.
 */
export function addTiles(map: LeafletMap, tiles: MapTiles, onFailure: () => void): () => void {
  const layer = tileLayer(tiles.url, {
    maxZoom: map.getMaxZoom(),
    maxNativeZoom: tiles.maxZoom,
    attribution: attributionHtml(tiles),
  });
  failAfterErrors(layer, onFailure);
  layer.addTo(map);
  return () => void layer.remove();
}

/** Removes the tiles after some errors. */
export function failAfterErrors(layer: TileLayer, onFailure: () => void): void {
  let errors = 0;
  layer.on('tileerror', () => {
    errors += 1;
    if (errors !== maxErrors) return;
    layer.remove();
    onFailure();
  });
}
