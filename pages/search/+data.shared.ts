import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardType } from '../../renderer/entities/card-type.js';
import { loadMostUsedTags, offeredTags } from '../../renderer/photos/offered-tags.js';
import { asSearchQuery, isFiltered, readSearchFilters, searchPath } from '../../renderer/search/search-filters.js';
import { findEntity, listEntities } from './chosen-entity.js';
import { facetsOf } from './facets.js';
import { findPhotos } from './find-photos.js';
import { namedFonds } from './named-fonds.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const { search } = pageContext.urlParsed;
  const asked = readSearchFilters(search);
  const [entity, types, mostUsed] = await Promise.all([
    findEntity(pageContext, asked),
    load(pageContext, queries.entityTypes()),
    loadMostUsedTags(pageContext),
  ]);
  // An entity implies its type; after a change of the type, a form without scripts still sends the entity of the former.
  const filters = { ...asked, entityId: entity?.id ?? null, entityTypeCode: entity?.type ?? asked.entityTypeCode };
  // One address for each search, so that there is one copy in the cache.
  if ('to' in search || asked.entityId !== filters.entityId)
    throw redirect(withLanguage(language, searchPath(filters)));

  const [found, entities] = await Promise.all([
    findPhotos(pageContext, filters),
    listEntities(pageContext, filters.entityTypeCode),
  ]);
  const entityTypes = types.map((type) => asCardType(type, language));
  const { facets, ...photos } = found;
  const counted = facets?.tag?.map(({ value }) => Number(value)) ?? [];
  const [tags, fonds] = await Promise.all([
    offeredTags(pageContext, mostUsed, [...filters.tags, ...counted]),
    namedFonds(pageContext, [filters.fondsId, ...(facets?.fonds ?? []).map(({ value }) => Number(value))]),
  ]);
  return {
    ...photos,
    filters: { ...filters, page: photos.page },
    entityTypes,
    /** Of the chosen type. */
    entities: entity && !entities.some(({ id }) => id === entity.id) ? [entity, ...entities] : entities,
    tags,
    fonds,
    /** What the photos beside one of these are asked for by, on its own page. */
    list: {
      path: searchPath({ ...filters, page: 1 }),
      pageSize: limits.pageSize.search,
      query: isFiltered(filters) ? asSearchQuery(filters, language) : null,
    },
    facets: facetsOf(facets, { entityTypes, tags, fonds, total: found.total }),
    /** The last year that can be searched. From the server, so that the browser hydrates the same. */
    thisYear: new Date().getFullYear(),
  };
}
