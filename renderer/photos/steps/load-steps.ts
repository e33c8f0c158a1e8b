import type { Language } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import type { Paged } from '../../../src/contract/page.js';
import type { PhotoLink, PhotoNeighbours } from '../../../src/contract/photo.js';
import { asQuery } from '../../api/load.js';
import { queries } from '../../api/queries.js';
import { queryClient } from '../../api/query-client.js';
import type { ListPosition } from './list-position.js';

/** The photos beside one in a list, its position as the list is now, and the size of the list. */
export interface ListSteps extends PhotoNeighbours {
  position: ListPosition;
  total: number;
}

/** The photo with the one before and the one after it. */
const windowSize = 3;

/** Asks for three photos of the list, not for all of it. Null where the photo is no longer near its position. */
export async function loadSteps(
  position: ListPosition,
  { photoId, language }: { photoId: number; language: Language },
): Promise<ListSteps | null> {
  const begin = Math.max(0, position.index - 1);
  const { items, total } = await loadWindow(position, begin, language);
  const found = items.findIndex(({ id }) => id === photoId);
  if (found < 0) return null;
  const index = begin + found;
  // The list has changed since: what is beside the photo now may lie outside of these three.
  if (index !== position.index) return loadSteps({ ...position, index }, { photoId, language });
  return {
    previous: items[found - 1] ?? null,
    next: items[found + 1] ?? null,
    position,
    total,
  };
}

async function loadWindow(
  { source }: ListPosition,
  offset: number,
  language: Language,
): Promise<Pick<Paged<PhotoLink>, 'items' | 'total'>> {
  if (source.kind === 'search') {
    const { hits, estimatedTotalHits, estimatedTotalSeries } = await queryClient().fetchQuery(
      asQuery(queries.search({ ...source.query, offset, limit: windowSize })),
    );
    return { items: hits, total: estimatedTotalSeries ?? estimatedTotalHits };
  }
  const fields = ['slug', 'title', localizedField('title', language), 'year,yearEstimated,yearStart,yearEnd'].join();
  const part = { offset, fields };
  return source.kind === 'entity'
    ? queryClient().fetchQuery(
        asQuery(queries.entityPhotos(source.entityId, { ...source.query, ...part, pageSize: windowSize })),
      )
    : queryClient().fetchQuery(asQuery(queries.photoList({ ...source.query, ...part, limit: windowSize })));
}
