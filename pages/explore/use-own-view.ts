import type { Map as LeafletMap, PopupEvent } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { panToPopup } from '../../renderer/map/records/popup-place.js';
import { type Fix, zoomOfRadius } from './explore-rules.js';
import { markPosition } from './position-marks.js';

/**
 * Shows the visitor's position and the radius around it. The map follows the position until the visitor moves it or opens a
 * popup, and again after another radius is chosen or `goBack` is called.
 */
export function useOwnView(map: LeafletMap, fix: Fix | null, radius: number): { goBack(): void } {
  const isFollowing = useRef(true);
  useEffect(() => {
    const stop = () => {
      isFollowing.current = false;
    };
    const handlePopup = ({ popup }: PopupEvent) => {
      stop();
      panToPopup(map, popup);
    };
    map.on('dragstart', stop).on('popupopen', handlePopup);
    return () => void map.off('dragstart', stop).off('popupopen', handlePopup);
  }, [map]);

  const show = useCallback(() => {
    if (fix) map.setView(fix, zoomOfRadius(radius, { minZoom: map.getMinZoom(), maxZoom: map.getMaxZoom() }));
  }, [map, fix, radius]);
  const shownRadius = useRef<number | null>(null);
  useEffect(() => {
    if (!fix) return;
    if (shownRadius.current === radius) {
      // The zoom level may be the visitor's own.
      if (isFollowing.current) map.panTo(fix);
      return;
    }
    shownRadius.current = radius;
    isFollowing.current = true;
    show();
  }, [map, fix, radius, show]);
  useEffect(() => (fix ? markPosition(map, fix, radius) : undefined), [map, fix, radius]);

  const goBack = useCallback(() => {
    isFollowing.current = true;
    map.closePopup();
    show();
  }, [map, show]);
  return { goBack };
}
