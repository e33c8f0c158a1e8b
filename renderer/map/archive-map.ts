import { control, map as leafletMap, type Map as LeafletMap } from 'leaflet';
import type { MapView } from '../../src/contract/settings.js';
import type { Position } from '../../src/contract/position.js';
import type { TranslateForMap } from './map-texts.js';
import { drawPlan } from './plan-layer.js';
import type { Place } from './places.js';
import 'leaflet/dist/leaflet.css';
import './map.css';

export interface ArchiveMapOptions {
  /** Zoom limits and start position of the site. */
  view: MapView;
  /** Where the map starts. */
  start: Position;
  places: Place[];
  /** Ids of the related places, whose names are shown first. */
  nearIds: number[];
  mapText: TranslateForMap;
}

/**
 * Creates a Leaflet map with the archive's own plan as background. Scrolling the page over it still works: one finger
 * scrolls the page and two move the map, and the wheel zooms only after a click into the map.
 */
export function startMap(
  element: HTMLElement,
  { view, start, places, nearIds, mapText }: ArchiveMapOptions,
): LeafletMap {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(element, {
    minZoom: view.minZoom,
    maxZoom: view.maxZoom,
    dragging: !matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: false,
    bounceAtZoomLimits: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !reducesMotion,
    fadeAnimation: !reducesMotion,
    inertia: !reducesMotion,
  });
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable());
  control.zoom({ position: 'topright', zoomInTitle: mapText('zoomIn'), zoomOutTitle: mapText('zoomOut') }).addTo(map);
  // At the top: at the bottom, the bar with a form's buttons would cover it.
  control.scale({ position: 'topleft', imperial: false, maxWidth: 80 }).addTo(map);
  control.attribution({ prefix: false }).addAttribution(mapText('plan')).addTo(map);
  map.setView(start, view.zoom);
  widen(map, places);
  drawPlan(map, places, nearIds);
  return map;
}

/** With fewer places in view than this, the map starts zoomed out further, so that visitors can find their way. */
const minPlacesInView = 8;

function widen(map: LeafletMap, places: Place[]): void {
  const wanted = Math.min(minPlacesInView, places.length);
  const inView = () => places.filter((place) => map.getBounds().contains(place)).length;
  while (inView() < wanted && map.getZoom() > map.getMinZoom()) map.setZoom(map.getZoom() - 1, { animate: false });
}
