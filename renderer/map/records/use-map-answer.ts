import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useState } from 'react';
import type { MapAnswer, MapFilters } from '../../../src/contract/map.js';
import { formatMapBox, type MapBox } from '../../../src/contract/map-box.js';
import { snapToTiles } from '../../../src/contract/mercator.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import { mapQueries } from '../map-queries.js';

interface ShownAnswer {
  /** Null before the first answer. */
  answer: MapAnswer | null;
  /** The box in view, exactly, once the map rests. */
  box: string;
  hasFailed: boolean;
  retry(): void;
}

/** Signs just outside of the view are loaded too, since parts of them are in view. */
const marginPx = 64;

/** What a map shows, asked for whenever it has been moved or the filters have changed. An answer that is late is dropped. */
export function useMapAnswer(map: LeafletMap, filters: MapFilters): ShownAnswer {
  const [state, setState] = useState<Omit<ShownAnswer, 'retry'>>({ answer: null, box: '', hasFailed: false });
  const [tries, setTries] = useState(0);
  const query = JSON.stringify(filters);
  useEffect(() => {
    let latest = 0;
    const load = async () => {
      latest += 1;
      const request = latest;
      const box = formatMapBox(boxInView(map, 0));
      const zoom = map.getZoom();
      const bbox = formatMapBox(snapToTiles(boxInView(map, marginPx), zoom));
      const answer = await queryClient()
        .fetchQuery(
          asQuery(mapQueries.view({ ...(JSON.parse(query) as MapFilters), bbox, zoom, maxZoom: map.getMaxZoom() })),
        )
        .catch(() => null);
      if (request !== latest) return;
      setState((before) => ({ answer: answer ?? before.answer, box, hasFailed: answer === null }));
    };
    const handleMove = () => void load();
    handleMove();
    map.on('moveend', handleMove);
    return () => {
      latest = -1;
      map.off('moveend', handleMove);
    };
  }, [map, query, tries]);
  return { ...state, retry: useCallback(() => setTries((before) => before + 1), []) };
}

function boxInView(map: LeafletMap, margin: number): MapBox {
  const { x, y } = map.getSize();
  const northWest = map.containerPointToLatLng([-margin, -margin]);
  const southEast = map.containerPointToLatLng([x + margin, y + margin]);
  const isWorld = southEast.lng - northWest.lng >= 360;
  const latOf = (lat: number): number => Math.min(85, Math.max(-85, lat));
  return {
    west: isWorld ? -180 : northWest.wrap().lng,
    east: isWorld ? 180 : southEast.wrap().lng,
    north: latOf(northWest.lat),
    south: latOf(southEast.lat),
  };
}
