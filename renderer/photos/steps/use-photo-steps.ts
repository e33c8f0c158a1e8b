import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { PageContextClient } from 'vike/types';
import type { PhotoNeighbours } from '../../../src/contract/photo.js';
import { queryClient } from '../../api/query-client.js';
import { useText } from '../../i18n/use-text.js';
import { type ListPosition, listPositionOf, storeListPosition } from './list-position.js';
import { loadSteps } from './load-steps.js';

export interface PhotoSteps extends PhotoNeighbours {
  /** The list that the photos are beside each other in, and its size; null for the archive's order by year. */
  list: { position: ListPosition; total: number | null } | null;
  /** What is beside the photo in its list is not known yet. */
  isPending: boolean;
}

/**
 * What comes before and after the photo of this page: in the list that it was opened from, else by year. Browser only.
 * @param byYear what is beside it by year
 */
export function usePhotoSteps(photoId: number, byYear: PhotoNeighbours): PhotoSteps {
  const pageContext = usePageContext() as PageContextClient;
  const { language } = useText();
  const opened = useMemo(() => listPositionOf(pageContext, photoId), [pageContext, photoId]);
  const { data: inList, isPending } = useQuery(
    {
      queryKey: ['photo-steps', photoId, opened],
      queryFn: () => opened && loadSteps(opened, { photoId, language }),
      enabled: opened !== null,
      staleTime: 60_000,
    },
    queryClient(),
  );
  const position = inList?.position ?? opened;
  useEffect(() => storeListPosition(position), [position]);
  if (inList) return { ...inList, list: inList, isPending: false };
  if (opened && isPending) return { previous: null, next: null, list: { position: opened, total: null }, isPending };
  return { ...byYear, list: null, isPending: false };
}
