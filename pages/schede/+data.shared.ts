import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';
import { asCardType } from '../../renderer/entities/card-type.js';
import { readEntityFilters } from '../../renderer/entities/entity-filters.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
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
        fields: cardFieldList(language),
      }),
    ),
    load(pageContext, queries.entityTypes()),
    load(pageContext, queries.entityCounts()),
  ]);
  return {
    entities: { ...entities, items: entities.items.map((entity) => asCardEntity(entity, language)) },
    // The API clamps a page number beyond the last: use the page that it returned.
    filters: { q, type, sort, page: entities.page },
    entityTypes: entityTypes.map((of) => asCardType(of, language)),
    counts: counts.items,
  };
}
