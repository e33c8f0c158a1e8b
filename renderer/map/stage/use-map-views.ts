import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Position } from '../../../src/contract/position.js';
import type { MapView } from '../../../src/contract/settings.js';
import { addressedView, rememberView, storedView, type ViewOfMap } from './map-view.js';

/** The view of the address; else the entity that is shown; else the last view; else that of the settings. */
export const startOf = (range: MapView, focus: Position | null): ViewOfMap =>
  addressedView(window.location.search, range) ??
  (focus && { ...focus, zoom: Math.min(17, range.maxZoom) }) ??
  storedView(range) ?? { lat: range.lat, lng: range.lng, zoom: range.zoom };

export function useRememberedView(map: LeafletMap): void {
  useEffect(() => {
    let size = map.getSize();
    const handleMove = () => {
      // A map that was made smaller or larger shows another part: nobody has chosen that.
      const isResized = !size.equals(map.getSize());
      size = map.getSize();
      if (!isResized) rememberView(viewOf(map));
    };
    map.on('moveend', handleMove);
    return () => void map.off('moveend', handleMove);
  }, [map]);
}

/** Follows the address when Back or Forward change it; filters that are chosen keep the view. */
export function useAddressedView(map: LeafletMap, address: string): void {
  const { site } = usePageContext();
  const isFirst = useRef(true);
  useEffect(() => {
    const view = addressedView(window.location.search, site.map);
    if (!view && !isFirst.current) rememberView(viewOf(map));
    if (view && JSON.stringify(view) !== JSON.stringify(viewOf(map))) map.setView(view, view.zoom);
    isFirst.current = false;
  }, [map, address, site]);
}

export function useFocus(map: LeafletMap, focus: Position | null): void {
  const [lat, lng] = [focus?.lat, focus?.lng];
  const isFirst = useRef(true);
  useEffect(() => {
    // The map has started there.
    if (!isFirst.current && lat !== undefined && lng !== undefined) map.setView({ lat, lng }, 17);
    isFirst.current = false;
  }, [map, lat, lng]);
}

function viewOf(map: LeafletMap): ViewOfMap {
  const { lat, lng } = map.getCenter().wrap();
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)), zoom: map.getZoom() };
}
