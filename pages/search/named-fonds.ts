import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import { load } from '../../renderer/api/load.js';
import { fondsQueries } from '../../renderer/fonds/fonds-queries.js';

/** A fonds by its title in the language of the page. */
export interface PlacedName {
  id: number;
  name: string;
  /** The one that it is part of; null: of none. */
  parentId: number | null;
}

/** The first hundred of these; those without photos are left out. */
export async function namedFonds(pageContext: PageContext, wanted: readonly (number | null)[]): Promise<PlacedName[]> {
  const ids = [...new Set(wanted)].filter((id) => id !== null).slice(0, limits.byIds);
  const fonds = ids.length > 0 ? await load(pageContext, fondsQueries.byIds(ids.join())) : [];
  return fonds.map(({ id, parentId, ...titles }) => ({
    id,
    name: localized(titles, 'title', pageContext.language),
    parentId,
  }));
}
