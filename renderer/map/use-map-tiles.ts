import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { tilesOrigin } from '../../src/contract/map-tiles.js';
import type { MapTiles } from '../../src/contract/settings.js';
import { consentStore } from '../consent/consent-store.js';
import { addTiles } from './tiles.js';

export interface TilesState {
  /** `waiting` means: for the visitor's consent. */
  state: 'none' | 'waiting' | 'shown' | 'failed';
  /** Host of the tiles. */
  host: string;
  allow(): void;
}

/**
 * Tiles from the site's own host are shown at once; those of another host only if the visitor has accepted functional
 * storage, or allows it for this map.
 */
export function useMapTiles(map: LeafletMap | null, tiles: MapTiles | null): TilesState {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
  const [isAllowedHere, setIsAllowedHere] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const origin = tiles && tilesOrigin(tiles.url);
  const isAllowed = tiles !== null && (origin === null || isAllowedHere || consent?.preferences.functional === true);

  useEffect(() => {
    if (!map || !tiles || !isAllowed) return;
    return addTiles(map, tiles, () => setHasFailed(true));
  }, [map, tiles, isAllowed]);

  return {
    state: tiles === null ? 'none' : hasFailed ? 'failed' : isAllowed ? 'shown' : 'waiting',
    host: origin === null ? '' : new URL(origin).host,
    allow: () => {
      setIsAllowedHere(true);
      // The pressed button disappears: move the focus to the map.
      map?.getContainer().focus({ preventScroll: true });
    },
  };
}
