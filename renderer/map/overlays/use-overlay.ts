import { useEffect, useRef, useState } from 'react';
import { overlayUrl } from '../../../src/contract/map-tiles.js';
import type { MapOverlay } from '../../../src/contract/settings.js';
import { useShownMap } from '../map-context.js';
import { type HostConsent, useHostConsent } from '../use-host-consent.js';
import type { OverlayChoice } from './overlay-choice.js';
import { type ShownOverlay, showOverlay } from './overlay-layer.js';

/** Shows the chosen historical map once its host may be asked, and follows its opacity and its line. */
export function useOverlay(
  overlay: MapOverlay | null,
  choice: OverlayChoice | null,
): HostConsent & { hasFailed: boolean } {
  const { map } = useShownMap();
  const consent = useHostConsent(overlay && overlayUrl(overlay));
  const [failed, setFailed] = useState<MapOverlay | null>(null);
  const layer = useRef<ShownOverlay | null>(null);
  const { isAllowed } = consent;
  useEffect(() => {
    if (!overlay || !isAllowed) return;
    const shown = showOverlay(map, overlay, () => setFailed(overlay));
    layer.current = shown;
    return () => {
      layer.current = null;
      shown.remove();
    };
  }, [map, overlay, isAllowed]);
  const { opacity = 100, swipe = null } = choice ?? {};
  // After the effect above, so a new layer gets them too.
  useEffect(() => {
    layer.current?.setOpacity(opacity);
    layer.current?.setSwipe(swipe);
  }, [map, overlay, isAllowed, opacity, swipe]);
  return { ...consent, hasFailed: overlay !== null && failed === overlay };
}
