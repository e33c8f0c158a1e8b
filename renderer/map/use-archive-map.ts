import type { Map as LeafletMap } from 'leaflet';
import { type RefCallback, useState } from 'react';
import { type ArchiveMapOptions, startMap } from './archive-map.js';
import type { Plan } from './plan-layer.js';

interface ShownMap {
  /** For the element that becomes the map. */
  ref: RefCallback<HTMLElement>;
  /** Null until it is ready. */
  map: LeafletMap | null;
  /** Its background; null until it is ready. */
  plan: Plan | null;
  /** The error message when the map could not be created. */
  error: string | null;
}

/** Creates a map for as long as its element exists. The options are read once; later changes have no effect. */
export function useArchiveMap(options: ArchiveMapOptions): ShownMap {
  const [state, setState] = useState<Omit<ShownMap, 'ref'>>({ map: null, plan: null, error: null });
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    try {
      const { map, plan } = startMap(element, options);
      setState({ map, plan, error: null });
      return () => {
        map.remove();
      };
    } catch (error) {
      setState({ map: null, plan: null, error: error instanceof Error ? error.message : String(error) });
    }
  });
  return { ref, ...state };
}
