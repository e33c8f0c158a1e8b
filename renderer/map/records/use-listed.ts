import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useRef, useState } from 'react';
import { storedPreference, storePreference } from '../../consent/preferences.js';
import { useDebounced } from '../../ui/use-debounced.js';

/** What the list beside the map has: what is in view, or what is at one spot. */
export interface Listed {
  heading: 'inThisArea' | 'here';
  /** The part of the map, as the API takes it; empty until it is known. */
  bbox: string;
  /** A visitor opened it: its heading gets the focus. */
  takesFocus: boolean;
}

interface ListOfMap {
  listed: Listed | null;
  /** Lists what is at one spot, until that is closed. */
  list(bbox: string): void;
  openZone(): void;
  close(): void;
}

const storageKey = 'map-list';
const closed = 'closed';
/** From this width the map has room for the list beside it, and the filters on its other side. */
const wide = '(width >= 80rem)';
const pauseMs = 300;

/**
 * Which list is beside the map. That of what is in view follows the map; on the page of the map it is open in wide windows
 * until the visitor closes it, which is remembered.
 */
export function useListed({ map, box, isMain }: { map: LeafletMap; box: string; isMain: boolean }): ListOfMap {
  const [zone, setZone] = useState<'open' | 'opened' | null>(() =>
    isMain && matchMedia(wide).matches && storedPreference(storageKey) !== closed ? 'open' : null,
  );
  const [spot, setSpot] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const rested = useDebounced(box, pauseMs);

  const list = useCallback(
    (bbox: string) => {
      opener.current = document.activeElement;
      map.closePopup();
      setSpot(bbox);
    },
    [map],
  );
  const openZone = useCallback(() => {
    opener.current = null;
    map.closePopup();
    if (isMain) storePreference(storageKey, null);
    setZone('opened');
  }, [map, isMain]);
  const close = useCallback(() => {
    if (spot === null) {
      if (isMain) storePreference(storageKey, closed);
      setZone(null);
    }
    setSpot(null);
    const sign = opener.current;
    const back = sign instanceof HTMLElement && sign.isConnected && sign !== document.body ? sign : map.getContainer();
    back.focus({ preventScroll: true });
  }, [map, isMain, spot]);

  const listed: Listed | null =
    spot !== null
      ? { heading: 'here', bbox: spot, takesFocus: true }
      : zone && { heading: 'inThisArea', bbox: rested, takesFocus: zone === 'opened' };
  return { listed, list, openZone, close };
}
