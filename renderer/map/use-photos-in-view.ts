import { useEffect, useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import type { MapFilters } from '../../src/contract/map.js';
import { asQuery } from '../api/load.js';
import { queryClient } from '../api/query-client.js';
import { photoFields } from './RecordsPanel.js';
import { mapQueries } from './map-queries.js';

const pauseMs = 300;

/**
 * The exact number of photos in view, once the map rests; null until it is known. It asks for what the list of them shows
 * first, so that it opens at once.
 */
export function usePhotosInView(bbox: string, filters: MapFilters): number | null {
  const { layers } = filters;
  const key = JSON.stringify({ ...filters, bbox });
  const [found, setFound] = useState<{ key: string; total: number } | null>(null);
  useEffect(() => {
    if (bbox === '' || layers === 'entities') return;
    let isWanted = true;
    const timer = setTimeout(() => {
      const query = { ...(JSON.parse(key) as MapFilters), page: 1, pageSize: limits.map.pageSize, fields: photoFields };
      queryClient()
        .fetchQuery(asQuery(mapQueries.photos(query)))
        .then(
          ({ total }) => isWanted && setFound({ key, total }),
          () => undefined,
        );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [bbox, key, layers]);
  return found?.key === key ? found.total : null;
}
