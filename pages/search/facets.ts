import type { FacetValue, SearchFacet, SearchResult } from '../../src/contract/search.js';
import type { PlacedName } from './named-fonds.js';
import type { CardType } from '../../renderer/entities/card-type.js';

/** A value to narrow the search by. */
export interface Facet extends FacetValue {
  name: string;
}

export type Facets = Record<SearchFacet, Facet[]>;

interface Named {
  id: number;
  name: string;
}

/** What values are called. */
interface Names {
  entityTypes: CardType[];
  tags: Named[];
  fonds: PlacedName[];
}

/** Values of each kind that are shown, except for decades: the most frequent. */
const shownMax = 8;

/** The counted values with their names, decades in order; values without a name are left out. */
export function facetsOf(
  counts: SearchResult['facets'] = {},
  { entityTypes, tags, fonds, total }: Names & { total: number },
): Facets {
  const named = (facet: SearchFacet, nameOf: (value: string) => string | undefined): Facet[] =>
    (counts[facet] ?? []).flatMap(({ value, count }) => {
      const name = nameOf(value);
      return name && count > 0 ? [{ value, count, name }] : [];
    });
  return {
    type: named('type', (value) => entityTypes.find(({ code }) => code === value)?.label).slice(0, shownMax),
    decade: named('decade', decadeName).sort((one, other) => Number(one.value) - Number(other.value)),
    tag: named('tag', nameIn(tags)).slice(0, shownMax),
    fonds: outermost(named('fonds', nameIn(fonds)), fonds, total).slice(0, shownMax),
    licence: named('licence', (value) => value).slice(0, shownMax),
  };
}

const nameIn =
  (records: readonly Named[]) =>
  (value: string): string | undefined =>
    records.find(({ id }) => String(id) === value)?.name;

/** Without the fonds that are in another one of these, which offers them in turn. One with all that was found narrows nothing. */
function outermost(values: Facet[], fonds: readonly PlacedName[], total: number): Facet[] {
  const narrowing = new Set(values.filter(({ count }) => count < total).map(({ value }) => value));
  const parents = new Map(fonds.map(({ id, parentId }) => [String(id), String(parentId)]));
  return values.filter(({ value }) => !narrowing.has(parents.get(value) ?? ''));
}

const decadeName = (first: string): string => `${first}–${Number(first) + 9}`;
