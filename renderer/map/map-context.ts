import type { Map as LeafletMap } from 'leaflet';
import { createContext, use } from 'react';
import type { MapContents } from './load-map.js';
import type { Plan } from './plan/plan-layer.js';
import type { TilesState } from './use-map-tiles.js';

/** A map that is shown, for its layers. */
export interface ShownMap extends MapContents {
  map: LeafletMap;
  /** Its background. */
  plan: Plan;
  tiles: TilesState;
}

export const MapContext = createContext<ShownMap | null>(null);

/** The map of the `ArchiveMap` around a layer. @throws Error outside of one */
export function useShownMap(): ShownMap {
  const shown = use(MapContext);
  if (!shown) throw new Error('There is no map around this layer');
  return shown;
}
