import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entity } from '../../../src/contract/entity.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { MapFilters } from '../../../src/contract/map.js';
import type { Paged } from '../../../src/contract/page.js';
import type { Photo } from '../../../src/contract/photo.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import { mapQueries } from '../map-queries.js';

export const photoFields = [
  'id',
  'slug',
  ...localizedFields('title'),
  'year',
  'yearEstimated',
  'yearStart',
  'edtf',
  'yearEnd',
  ...localizedFields('dateText'),
  'image',
  'lat',
  'lng',
  'bearing',
].join();
const entityFields = ['id', 'slug', ...localizedFields('name')].join();

export interface RecordsPage {
  photos: Paged<Photo>;
  entities: Paged<Entity>;
}

/** What is in a part of the map, page by page. While the part changes, the list stays as it was. */
export function useRecordsIn(bbox: string, filters: MapFilters) {
  const key = JSON.stringify({ ...filters, bbox });
  const [chosen, setChosen] = useState({ key, page: 1 });
  const page = chosen.key === key ? chosen.page : 1;
  const query = { ...filters, bbox, page, pageSize: mapLimits.pageSize };
  const options = { enabled: bbox !== '', placeholderData: keepPreviousData };
  const photos = useQuery(
    { ...asQuery(mapQueries.photos({ ...query, fields: photoFields })), ...options },
    queryClient(),
  );
  const entities = useQuery(
    { ...asQuery(mapQueries.entities({ ...query, fields: entityFields })), ...options },
    queryClient(),
  );
  return {
    found:
      photos.data && entities.data
        ? { photos: ofPage(photos.data, page), entities: ofPage(entities.data, page) }
        : null,
    hasFailed: photos.isError || entities.isError,
    page,
    setPage: (to: number) => setChosen({ key, page: to }),
    retry: () => void Promise.all([photos.refetch(), entities.refetch()]),
  };
}

/** The API answers a page beyond the last with the last again: one of the two lists may be shorter. */
const ofPage = <Item>(paged: Paged<Item>, page: number): Paged<Item> =>
  paged.page < page ? { ...paged, items: [] } : paged;
