import type { Search, SearchEngine } from './search-engine.js';

/** So many matches are asked for at once. */
const partSize = 10_000;

/** The ids of all matches, the best first: for lists that filter or order them themselves. */
export async function findAllIds(
  engine: SearchEngine,
  search: Omit<Search, 'limit' | 'offset' | 'facets'>,
): Promise<Set<number>> {
  const found = new Set<number>();
  for (let offset = 0; ; offset += partSize) {
    const { ids } = await engine.find({ ...search, limit: partSize, offset });
    for (const id of ids) found.add(id);
    if (ids.length < partSize) return found;
  }
}
