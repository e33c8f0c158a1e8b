import { type Map as LeafletMap, tileLayer } from 'leaflet';
import type { MapTiles } from '../../src/contract/settings.js';

/** After so many tiles that did not come, none is asked for any more. */
const mostErrors = 4;

/** Lays tiles over the plan, and takes them away again when their source does not answer. Answers how to take them away. */
export function addTiles(map: LeafletMap, tiles: MapTiles, onFailure: () => void): () => void {
  const layer = tileLayer(tiles.url, { maxZoom: map.getMaxZoom(), attribution: attributionHtml(tiles) });
  let errors = 0;
  layer.on('tileerror', () => {
    errors += 1;
    if (errors !== mostErrors) return;
    layer.remove();
    onFailure();
  });
  layer.addTo(map);
  return () => void layer.remove();
}

/** Leaflet takes markup, and the settings are text. */
function attributionHtml({ attribution, attributionUrl }: MapTiles): string {
  const named = document.createElement(attributionUrl ? 'a' : 'span');
  named.textContent = attribution;
  if (named instanceof HTMLAnchorElement)
    Object.assign(named, { href: attributionUrl, target: '_blank', rel: 'noopener' });
  return named.outerHTML;
}
