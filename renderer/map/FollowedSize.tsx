import { useEffect } from 'react';
import { useShownMap } from './map-context.js';

/** Tells the map its size when that changes: Leaflet itself follows only the window. */
export function FollowedSize(): null {
  const { map } = useShownMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => void map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    const end = () => observer.disconnect();
    // A map that leaves the page is removed before this effect ends.
    map.on('unload', end);
    return () => {
      map.off('unload', end);
      end();
    };
  }, [map]);
  return null;
}
