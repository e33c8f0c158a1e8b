import { type ImageOverlay, imageOverlay, type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet';
import { overlayUrl } from '../../../src/contract/map-tiles.js';
import type { MapOverlay } from '../../../src/contract/settings.js';
import { attributionHtml } from '../attribution.js';
import { failAfterErrors } from '../tiles.js';

/** Above the tiles (200), below the signs. */
const zIndex = 250;
const paneName = 'historical';

export interface ShownOverlay {
  /** In percent. */
  setOpacity(percent: number): void;
  /** Shows only what is to the left of this percentage of the map's width; null: all. */
  setSwipe(percent: number | null): void;
  remove(): void;
}

/** Lays a historical map over the map. */
export function showOverlay(map: LeafletMap, overlay: MapOverlay, onFailure: () => void): ShownOverlay {
  const pane = map.getPane(paneName) ?? map.createPane(paneName);
  pane.style.zIndex = String(zIndex);
  const layer = layerOf(overlay, map, onFailure).addTo(map);
  let swipe: number | null = null;
  // The pane moves with the map, so what is cut off changes with every movement.
  const cut = () => {
    const { x, y } = map.getSize();
    const { x: left, y: top } = map.containerPointToLayerPoint([0, 0]);
    const right = left + (x * (swipe ?? 100)) / 100;
    const corners = [`${left}px ${top}px`, `${right}px ${top}px`, `${right}px ${top + y}px`, `${left}px ${top + y}px`];
    pane.style.clipPath = swipe === null ? '' : `polygon(${corners.join()})`;
  };
  map.on('move zoom viewreset resize', cut);
  return {
    setOpacity: (percent) => void layer.setOpacity(percent / 100),
    setSwipe(percent) {
      swipe = percent;
      cut();
    },
    remove() {
      map.off('move zoom viewreset resize', cut);
      layer.remove();
      pane.style.clipPath = '';
    },
  };
}

function layerOf(overlay: MapOverlay, map: LeafletMap, onFailure: () => void): TileLayer | ImageOverlay {
  const { tiles, picture } = overlay;
  const shared = { pane: paneName, attribution: attributionHtml(overlay) };
  if (tiles) {
    const zoom = { minZoom: tiles.minZoom, maxNativeZoom: tiles.maxZoom, maxZoom: map.getMaxZoom() };
    const layer = tileLayer(tiles.url, { ...shared, ...zoom });
    failAfterErrors(layer, onFailure);
    return layer;
  }
  const { west, south, east, north } = picture ?? { west: 0, south: 0, east: 0, north: 0 };
  const corners: [number, number][] = [
    [south, west],
    [north, east],
  ];
  return imageOverlay(overlayUrl(overlay), corners, { ...shared, alt: '' }).on('error', onFailure);
}
