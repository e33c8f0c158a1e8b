import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import type { Paged } from '../../src/contract/page.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { type CardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';
import { readEntityFilters } from '../../renderer/entities/entity-filters.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { q, type, sort, page } = readEntityFilters(pageContext.urlParsed.search);
  const [entities, entityTypes, counts] = await Promise.all([
    load(
      pageContext,
      queries.entityList({
        page,
        pageSize: limits.pageSize.entities,
        sort,
        ...(q && { q }),
        ...(type && { type }),
        fields: cardFieldList(pageContext.language),
      }),
    ),
    load(pageContext, queries.entityTypes()),
    load(pageContext, queries.entityCounts()),
  ]);
  return {
    entities: entities satisfies Paged<CardEntity> as Paged<CardEntity>,
    // The API clamps a page number beyond the last: use the page that it returned.
    filters: { q, type, sort, page: entities.page },
    entityTypes,
    counts: counts.items,
  };
}
