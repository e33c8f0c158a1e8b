import { type RefCallback, useState } from 'react';
import { type MapOptions, type StartedMap, startMap } from './start-map.js';

interface MapOfElement {
  /** For the element that becomes the map. */
  ref: RefCallback<HTMLElement>;
  /** The map and its background; null until they are ready. */
  started: StartedMap | null;
  /** The error message when the map could not be created. */
  error: string | null;
}

/** Creates a map for as long as its element exists. The options are read once; later changes have no effect. */
export function useMap(options: MapOptions): MapOfElement {
  const [state, setState] = useState<Omit<MapOfElement, 'ref'>>({ started: null, error: null });
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    try {
      const started = startMap(element, options);
      setState({ started, error: null });
      return () => {
        started.map.remove();
      };
    } catch (error) {
      setState({ started: null, error: error instanceof Error ? error.message : String(error) });
    }
  });
  return { ref, ...state };
}
