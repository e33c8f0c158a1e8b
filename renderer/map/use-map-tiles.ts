import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from '../../src/contract/settings.js';
import { addTiles } from './tiles.js';
import { useHostConsent } from './use-host-consent.js';

export interface TilesState {
  /** `waiting` means: for the visitor's consent. */
  state: 'none' | 'waiting' | 'shown' | 'failed';
  /** Host of the tiles. */
  host: string;
  allow(): void;
}

/** The tiles of a map, once they may be shown. */
export function useMapTiles(map: LeafletMap | null, tiles: MapTiles | null): TilesState {
  const { isAllowed, host, allow } = useHostConsent(tiles?.url ?? null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!map || !tiles || !isAllowed) return;
    return addTiles(map, tiles, () => setHasFailed(true));
  }, [map, tiles, isAllowed]);

  return {
    state: tiles === null ? 'none' : hasFailed ? 'failed' : isAllowed ? 'shown' : 'waiting',
    host,
    allow: () => {
      allow();
      // The pressed button disappears: move the focus to the map.
      map?.getContainer().focus({ preventScroll: true });
    },
  };
}
