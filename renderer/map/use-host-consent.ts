import { useState, useSyncExternalStore } from 'react';
import { tilesOrigin } from '../../src/contract/map-tiles.js';
import { consentStore } from '../consent/consent-store.js';

export interface HostConsent {
  /** Whether images of the address may be requested. */
  isAllowed: boolean;
  /** The other host; empty for the site's own. */
  host: string;
  /** The visitor agrees, for this map. */
  allow(): void;
}

/**
 * Images from the site's own host are shown at once; those of another host only if the visitor has accepted functional
 * storage, or allows it for this map.
 */
export function useHostConsent(url: string | null): HostConsent {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
  const [allowedHere, setAllowedHere] = useState<string[]>([]);
  const origin = url === null ? null : tilesOrigin(url);
  const isAllowed = origin === null || allowedHere.includes(origin) || consent?.preferences.functional === true;
  return {
    isAllowed: url !== null && isAllowed,
    host: origin === null ? '' : new URL(origin).host,
    allow: () => origin !== null && setAllowedHere((before) => [...before, origin]),
  };
}
