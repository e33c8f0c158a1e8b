import type { SearchFacet } from '../../src/contract/search.js';
import { type SearchFilters, searchPath } from '../../renderer/search/search-filters.js';
import type { Facet } from './facets.js';

export interface FacetEntry extends Facet {
  /** The search narrowed by this value, or without it where it is active. */
  path: string;
  isActive: boolean;
}

/** What a facet has to do with the filters. */
interface Rule {
  isActive(filters: SearchFilters, value: string): boolean;
  /** Whether the value narrows the search further: the count of one that replaces a filter would not be what it finds. */
  narrows(filters: SearchFilters, value: string): boolean;
  add(filters: SearchFilters, value: string): Partial<SearchFilters>;
  remove(filters: SearchFilters, value: string): Partial<SearchFilters>;
}

const lastYearOf = (decade: string): number => Number(decade) + 9;

const rules: Record<SearchFacet, Rule> = {
  type: {
    isActive: ({ entityTypeCode }, value) => entityTypeCode === value,
    narrows: ({ entityTypeCode }) => entityTypeCode === '',
    add: (_, value) => ({ entityTypeCode: value }),
    remove: () => ({ entityTypeCode: '', entityId: null }),
  },
  decade: {
    isActive: ({ years }, value) => years?.from === Number(value) && years.to === lastYearOf(value),
    narrows: ({ years }, value) => years === null || (years.from <= Number(value) && years.to >= lastYearOf(value)),
    add: (_, value) => ({ years: { from: Number(value), to: lastYearOf(value) } }),
    remove: () => ({ years: null }),
  },
  tag: {
    isActive: ({ tags }, value) => tags.includes(Number(value)),
    narrows: () => true,
    add: ({ tags }, value) => ({ tags: [...tags, Number(value)] }),
    remove: ({ tags }, value) => ({ tags: tags.filter((id) => id !== Number(value)) }),
  },
  // What is in a fonds narrows it, so that its values replace it.
  fonds: {
    isActive: ({ fondsId }, value) => fondsId === Number(value),
    narrows: () => true,
    add: (_, value) => ({ fondsId: Number(value) }),
    remove: () => ({ fondsId: null }),
  },
  licence: {
    isActive: ({ licence }, value) => licence === value,
    narrows: ({ licence }) => licence === '',
    add: (_, value) => ({ licence: value }),
    remove: () => ({ licence: '' }),
  },
};

/** The values of a facet as links: those that narrow the search, and active ones, which can be removed. */
export function facetEntries(facet: SearchFacet, values: Facet[], filters: SearchFilters): FacetEntry[] {
  const { isActive, narrows, add, remove } = rules[facet];
  return values
    .filter(({ value }) => isActive(filters, value) || narrows(filters, value))
    .map((of) => {
      const active = isActive(filters, of.value);
      const change = active ? remove(filters, of.value) : add(filters, of.value);
      return { ...of, isActive: active, path: searchPath({ ...filters, ...change, page: 1 }) };
    });
}
