import { useEffect } from 'react';
import { useShownMap } from '../map-context.js';

/** Tells the map its size when that changes: Leaflet itself follows only the window. */
export function FollowedSize(): null {
  const { map } = useShownMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => void map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
