import type { MapSuggestion } from '../../../src/contract/map.js';
import { createStore } from '../../ui/store.js';

/** The place that was chosen in the search of the map: it is shown instead of everything else. */
export const chosenPlace = createStore<MapSuggestion | null>(() => null);

/** For `useSyncExternalStore` on the server. */
export const noPlace = (): null => null;
