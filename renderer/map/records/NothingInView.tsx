import { useQuery } from '@tanstack/react-query';
import type { MapFilters } from '../../../src/contract/map.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import { useShownMap } from '../map-context.js';
import { mapQueries } from '../map-queries.js';
import { fitBounds } from './fit-bounds.js';

/** Says that the part in view has nothing, with a button to what the filters show elsewhere. */
export function NothingInView({ filters }: { filters: MapFilters }) {
  const { map, mapText } = useShownMap();
  const { data } = useQuery(asQuery(mapQueries.summary(filters)), queryClient());
  if (!data) return null;
  const { bounds } = data;
  return (
    <p role="status">
      {mapText(bounds ? 'nothingInView' : 'nothingFound')}{' '}
      {bounds && (
        <button type="button" className="link touch" onClick={() => fitBounds(map, bounds)}>
          {mapText('fitAll')}
        </button>
      )}
    </p>
  );
}
