import { noFilters, type SearchFilters, searchPath, yearsText } from '../../renderer/search/search-filters.js';
import type { Translate } from '../../renderer/i18n/translate.js';
import type { Data } from './+data.shared.js';

export interface ActiveFilter {
  name: string;
  /** The search without it. */
  path: string;
}

/** Each filter that is set, with the address of the search without it. Values that do not exist are named as they are asked. */
export function activeFilters({ filters, entityTypes, entities, tags, series }: Data, t: Translate): ActiveFilter[] {
  const { q, years, entityTypeCode, entityId, licence } = filters;
  const without = (less: Partial<SearchFilters>): string => searchPath({ ...filters, page: 1, ...less });
  const type = entityTypes.find(({ code }) => code === entityTypeCode)?.label ?? entityTypeCode;
  const entity = entities.find(({ id }) => id === entityId)?.name ?? '';
  return [
    { name: q && t('search.quoted', { text: q }), path: without({ q: noFilters.q }) },
    { name: years && yearsText(years), path: without({ years: null }) },
    { name: type, path: without({ entityTypeCode: noFilters.entityTypeCode, entityId: null }) },
    { name: entity, path: without({ entityId: null }) },
    ...filters.tags.map((id) => ({
      name: tags.find((tag) => tag.id === id)?.name ?? t('search.unknownTag', { id }),
      path: without({ tags: filters.tags.filter((other) => other !== id) }),
    })),
    { name: licence, path: without({ licence: noFilters.licence }) },
    {
      name: filters.series && t('search.series', { title: series }),
      path: without({ series: noFilters.series }),
    },
  ].flatMap(({ name, path }) => (name ? [{ name, path }] : []));
}
