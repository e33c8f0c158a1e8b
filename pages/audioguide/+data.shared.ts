import type { PageContext } from 'vike/types';
import { redirect } from 'vike/abort';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import type { Paged } from '../../src/contract/page.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import {
  type EntityWithGuide,
  entitiesWithGuide,
  entityWithGuideFieldList,
} from '../../renderer/audio/entity-with-guide.js';
import { asCardType, type CardType } from '../../renderer/entities/card-type.js';
import type { EntityFilters } from '../../renderer/entities/entity-filters.js';
import { readGuideFilters } from './guide-filters.js';

export interface Data {
  guides: Paged<EntityWithGuide>;
  filters: EntityFilters;
  /** Types that have audio guides, with the number of guides. */
  categories: { code: string; name: string; count: number }[];
  entityTypes: CardType[];
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { language } = pageContext;
  const { q, type, sort, page } = readGuideFilters(pageContext.urlParsed.search);
  const [guides, all, entityTypes] = await Promise.all([
    load(
      pageContext,
      queries.entityList({
        hasAudio: language,
        page,
        pageSize: limits.pageSize.audioGuides,
        sort,
        ...(q && { q }),
        ...(type && { type }),
        fields: entityWithGuideFieldList(language),
      }),
    ),
    load(pageContext, queries.entityList({ hasAudio: language, limit: 0, fields: 'entityTypeCode' })),
    load(pageContext, queries.entityTypes()),
  ]);
  if (all.total === 0) throw redirect(withLanguage(language, '/schede'), 302);
  return {
    guides: { ...guides, items: entitiesWithGuide(guides.items, language) },
    // The API clamps a page number beyond the last: use the page that it returned.
    filters: { q, type, sort, page: guides.page },
    categories: entityTypes.flatMap(({ code, ...names }) => {
      const count = all.items.filter(({ entityTypeCode }) => entityTypeCode === code).length;
      return count > 0 ? { code, name: localized(names, 'name', language), count } : [];
    }),
    entityTypes: entityTypes.map((entityType) => asCardType(entityType, language)),
  };
}
