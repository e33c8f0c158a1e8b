import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { Position } from '../../../src/contract/position.js';
import { useShownMap } from '../map-context.js';
import type { NearEntity } from './near-entity.js';
import { pointsTogether } from './points-together.js';

interface FittedViewProps {
  /** Of the record of the page, which is always in view. */
  self: Position | null;
  entities: NearEntity[];
  /** The closest that it starts, which is where one position alone is shown. */
  zoom: number;
}

/** Shows the record and what is near it at the start, as close as that goes, and without what is too far away. */
export function FittedView({ self, entities, zoom }: FittedViewProps): null {
  const { map } = useShownMap();
  const positions = JSON.stringify({ self, others: entities.flatMap(({ at }) => at ?? []) });
  useEffect(() => {
    const { self, others } = JSON.parse(positions) as { self: Position | null; others: Position[] };
    const padding = mapLimits.photoView.paddingPx;
    // Leaflet would show the middle of what does not fit, where there may be nothing.
    const lowest = map.getMinZoom();
    const pointOf = (at: Position) => map.project(at, lowest);
    const { x, y } = map.getSize().subtract([2 * padding, 2 * padding]);
    const shown = pointsTogether(self && pointOf(self), others.map(pointOf), { x, y });
    if (shown.length === 0) return;
    const bounds = latLngBounds(shown.map((point) => map.unproject(point, lowest)));
    map.fitBounds(bounds, { padding: [padding, padding], maxZoom: zoom, animate: false });
  }, [map, positions, zoom]);
  return null;
}
