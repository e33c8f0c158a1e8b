import { noFilters, type SearchFilters, searchPath, yearsText } from '../../renderer/search/search-filters.js';
import { daysText } from '../../renderer/lists/days-text.js';
import type { Language } from '../../src/contract/languages.js';
import type { SearchWithout } from '../../src/contract/search.js';
import type { Translate } from '../../renderer/i18n/translate.js';
import type { Data } from './+data.shared.js';

export interface ActiveFilter extends Pick<SearchWithout, 'filter' | 'tagId'> {
  name: string;
  /** The search without it. */
  path: string;
}

/** Each filter that is set, with the address of the search without it. Values that do not exist are named as they are asked. */
export function activeFilters(
  { filters, entityTypes, entities, tags, fonds, series }: Data,
  { t, language }: { t: Translate; language: Language },
): ActiveFilter[] {
  const { q, years, days, entityTypeCode, entityId, fondsId, licence } = filters;
  const without = (less: Partial<SearchFilters>): string => searchPath({ ...filters, page: 1, ...less });
  const type = entityTypes.find(({ code }) => code === entityTypeCode)?.label ?? entityTypeCode;
  const entity = entities.find(({ id }) => id === entityId)?.name ?? '';
  const active: (Omit<ActiveFilter, 'name' | 'tagId'> & { name: string | null; tagId?: number })[] = [
    { filter: 'q', name: q && t('search.quoted', { text: q }), path: without({ q: noFilters.q }) },
    {
      filter: 'year',
      name: years ? yearsText(years) : days && daysText(days, language, t),
      path: without({ years: null, days: null }),
    },
    {
      filter: 'entityTypeCode',
      name: type,
      path: without({ entityTypeCode: noFilters.entityTypeCode, entityId: null }),
    },
    { filter: 'entityId', name: entity, path: without({ entityId: null }) },
    ...filters.tags.map((id) => ({
      filter: 'tags' as const,
      tagId: id,
      name: tags.find((tag) => tag.id === id)?.name ?? t('search.unknownTag', { id }),
      path: without({ tags: filters.tags.filter((other) => other !== id) }),
    })),
    {
      filter: 'fondsId',
      name:
        fondsId === null
          ? null
          : (fonds.find(({ id }) => id === fondsId)?.name ?? t('search.unknownFonds', { id: fondsId })),
      path: without({ fondsId: null }),
    },
    { filter: 'licence', name: licence, path: without({ licence: noFilters.licence }) },
    {
      filter: 'series',
      name: filters.series && t('search.series', { title: series }),
      path: without({ series: noFilters.series }),
    },
  ];
  return active.flatMap(({ name, tagId = null, ...of }) => (name ? [{ ...of, name, tagId }] : []));
}
