import type { FacetValue, SearchFacet, SearchResult } from '../../src/contract/search.js';
import type { CardType } from '../../renderer/entities/card-type.js';

/** A value to narrow the search by. */
export interface Facet extends FacetValue {
  name: string;
}

export type Facets = Record<SearchFacet, Facet[]>;

/** Values of each kind that are shown, except for decades: the most frequent. */
const shownMax = 8;

/** The counted values with their names, decades in order; values without a name are left out. */
export function facetsOf(
  counts: SearchResult['facets'] = {},
  { entityTypes, tags }: { entityTypes: CardType[]; tags: { id: number; name: string }[] },
): Facets {
  const named = (facet: SearchFacet, nameOf: (value: string) => string | undefined): Facet[] =>
    (counts[facet] ?? []).flatMap(({ value, count }) => {
      const name = nameOf(value);
      return name && count > 0 ? [{ value, count, name }] : [];
    });
  return {
    type: named('type', (value) => entityTypes.find(({ code }) => code === value)?.label).slice(0, shownMax),
    decade: named('decade', decadeName).sort((one, other) => Number(one.value) - Number(other.value)),
    tag: named('tag', (value) => tags.find(({ id }) => String(id) === value)?.name).slice(0, shownMax),
    licence: named('licence', (value) => value).slice(0, shownMax),
  };
}

const decadeName = (first: string): string => `${first}–${Number(first) + 9}`;
