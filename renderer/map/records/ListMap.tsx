import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { MapFilters } from '../../../src/contract/map.js';
import type { CardType } from '../../entities/card-type.js';
import { ArchiveMap } from '../ArchiveMap.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import type { MapContents } from '../load-map.js';
import { useShownMap } from '../map-context.js';
import { mapQueries } from '../map-queries.js';
import { fitBounds } from './fit-bounds.js';
import { RecordsLayer } from './RecordsLayer.js';

interface ListMapProps extends MapContents {
  filters: MapFilters;
  types: CardType[];
}

/** A compact map of everything in a filtered list. */
export function ListMap({ filters, types, ...contents }: ListMapProps) {
  const { site } = usePageContext();
  const view = { ...site.map, ...mapLimits.listView };
  return (
    <>
      {/* The popups on the map have headings of the next level. */}
      <h2 className="sr-only">{contents.mapText('label')}</h2>
      <ArchiveMap
        {...contents}
        label={contents.mapText('label')}
        className="map-of-list"
        view={view}
        start={{ lat: view.lat, lng: view.lng, zoom: view.zoom }}
      >
        <FittedView filters={filters} />
        <RecordsLayer filters={filters} types={types} />
      </ArchiveMap>
    </>
  );
}

/** Shows all that was found, as close as the map goes. */
function FittedView({ filters }: Pick<ListMapProps, 'filters'>): null {
  const { map } = useShownMap();
  const { data } = useQuery(asQuery(mapQueries.summary(filters)), queryClient());
  const bounds = data?.bounds?.join();
  useEffect(() => {
    if (bounds === undefined) return;
    fitBounds(map, bounds.split(',').map(Number) as [number, number, number, number]);
  }, [map, bounds]);
  return null;
}
