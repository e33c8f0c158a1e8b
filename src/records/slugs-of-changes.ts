import type { EntityManager } from 'typeorm';
import type { RecordDescription, SluggedRow } from './record-description.js';
import type { Slugs } from './slugs.js';

/**
 * The slugs that records have after changes, in their order.
 * @param changing the stored rows and what changes of them; `slug` replaces the one that follows from that
 */
export async function slugsOfChanges<Row extends SluggedRow>(
  slugs: Slugs,
  { kind, slugFields, wantedSlug }: RecordDescription<Row>,
  changing: readonly { row: Row; changed: Partial<Row>; slug?: string }[],
  tx: EntityManager,
): Promise<string[]> {
  const searches: { place: number; wanted: string; id: number }[] = [];
  for (const [place, { row, changed, slug }] of changing.entries()) {
    if (slug !== undefined || !slugFields.some((field) => field in changed)) continue;
    const wanted = await wantedSlug(Object.assign({}, row, changed), tx);
    if (wanted !== null) searches.push({ place, wanted, id: row.id });
  }
  const found = changing.map(({ row, slug }) => slug ?? row.slug);
  const [only, ...others] = searches;
  if (!only) return found;
  if (others.length === 0) found[only.place] = await slugs.free(kind, only.wanted, tx, only.id);
  else {
    const wanted = searches.map((search) => search.wanted);
    const ids = searches.map(({ id }) => id);
    const free = await slugs.freeMany(kind, wanted, tx, ids);
    for (const [number, { place }] of searches.entries()) found[place] = free[number]!;
  }
  return found;
}
