import { control, map as leafletMap, type Map as LeafletMap } from 'leaflet';
import type { MapView } from '../../src/contract/settings.js';
import type { Position } from '../../src/contract/position.js';
import type { TranslateForMap } from './map-texts.js';
import { drawPlan, type Plan } from './plan/plan-layer.js';
import type { Place } from './plan/places.js';
import 'leaflet/dist/leaflet.css';
import './map.css';

export interface MapOptions {
  /** Zoom limits and start position of the site. */
  view: MapView;
  /** Where the map starts, and how close: by default as `view` says, or further away where that shows too few places. */
  start: Position & { zoom?: number };
  /** It is what its page is for: a finger moves it, and the wheel zooms at once. */
  isMain: boolean;
  places: Place[];
  /** Ids of the related places, whose names are shown first. */
  nearIds: number[];
  mapText: TranslateForMap;
}

/** A map and its background. */
export interface StartedMap {
  map: LeafletMap;
  plan: Plan;
}

/**
 * Creates a Leaflet map with the archive's own plan as background. Scrolling the page over it still works unless it is the
 * page's main content: one finger scrolls the page and two move the map, and the wheel zooms only after a click into the map.
 */
export function startMap(
  element: HTMLElement,
  { view, start, isMain, places, nearIds, mapText }: MapOptions,
): StartedMap {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(element, {
    minZoom: view.minZoom,
    maxZoom: view.maxZoom,
    dragging: isMain || !matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: isMain,
    // Copies of the world would show each record once.
    worldCopyJump: isMain,
    bounceAtZoomLimits: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !reducesMotion,
    fadeAnimation: !reducesMotion,
    inertia: !reducesMotion,
  });
  if (!isMain) map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable());
  // Before the other controls of the same corner, which are placed above it.
  control.attribution({ prefix: false }).addAttribution(mapText('plan')).addTo(map);
  control
    .zoom({
      position: isMain ? 'bottomright' : 'topright',
      zoomInTitle: mapText('zoomIn'),
      zoomOutTitle: mapText('zoomOut'),
    })
    .addTo(map);
  // In a form at the top: at the bottom, the bar with the form's buttons would cover it.
  control.scale({ position: isMain ? 'bottomleft' : 'topleft', imperial: false, maxWidth: 80 }).addTo(map);
  if (isMain) fitToPaper(map);
  map.setView(start, start.zoom ?? view.zoom);
  if (start.zoom === undefined) widen(map, places);
  return { map, plan: drawPlan(map, places, nearIds) };
}

/** The map has another size in print. */
function fitToPaper(map: LeafletMap): void {
  const paper = matchMedia('print');
  const fit = () => void map.invalidateSize({ animate: false });
  paper.addEventListener('change', fit);
  map.on('unload', () => paper.removeEventListener('change', fit));
}

/** With fewer places in view than this, the map starts zoomed out further, so that visitors can find their way. */
const minPlacesInView = 8;

function widen(map: LeafletMap, places: Place[]): void {
  const wanted = Math.min(minPlacesInView, places.length);
  const inView = () => places.filter((place) => map.getBounds().contains(place)).length;
  while (inView() < wanted && map.getZoom() > map.getMinZoom()) map.setZoom(map.getZoom() - 1, { animate: false });
}
