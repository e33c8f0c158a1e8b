import { useQuery } from '@tanstack/react-query';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { MapFilters } from '../../../src/contract/map.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { mapQueries } from '../map-queries.js';
import { photoFields } from './use-records-in.js';

const pauseMs = 300;

/**
 * The exact number of photos in view, once the map rests; null until it is known, and on a map without photos. It asks for
 * what the list of them shows first, so that it opens at once.
 */
export function usePhotosInView(bbox: string, filters: MapFilters): number | null {
  const key = JSON.stringify({ ...filters, bbox });
  const rested = useDebounced(key, pauseMs);
  const query = { ...(JSON.parse(rested) as MapFilters & { bbox: string }), page: 1, pageSize: mapLimits.pageSize };
  const { data } = useQuery(
    {
      ...asQuery(mapQueries.photos({ ...query, fields: photoFields })),
      enabled: query.bbox !== '' && query.layers !== 'entities',
    },
    queryClient(),
  );
  return rested === key ? (data?.total ?? null) : null;
}
