import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../contract/limits.js';

export type SlugKind = 'photo' | 'entity' | 'fonds';

const tables: Record<SlugKind, string> = { photo: 'photos', entity: 'entities', fonds: 'fonds' };

/** Up to this number every slug is tried; then the number doubles until a slug is free, and a binary search follows. */
const linearProbes = 16;

/** Slugs are unique within their kind; former slugs stay reserved for their record. */
@Injectable()
export class Slugs {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The first of `wanted`, `wanted-2`, `wanted-3` …, within 60 characters, that no other record has or had. With more
   * than sixteen taken numbers a gap between them may be missed. A lock until the end of the transaction keeps two
   * records that are created at the same time from getting the same slug.
   */
  async free(kind: SlugKind, wanted: string, tx: EntityManager, ownId = 0): Promise<string> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`slug:${kind}:${familyOf(wanted)}`]);
    const [found] = await tx.query<[{ slug: string }]>(freeSlug(tables[kind]), [wanted, ownId, kind]);
    return found.slug;
  }

  /**
   * `free` for many records at once, in their order: a few statements, however many they are. Records that want the same slug get
   * the next free numbers.
   * @param ownIds of records that are there already, in the order of `wanted`; new ones have none
   */
  async freeMany(
    kind: SlugKind,
    wanted: readonly string[],
    tx: EntityManager,
    ownIds: readonly number[] = [],
  ): Promise<string[]> {
    const searches = wanted.map((slug, place) => ({ slug, ownId: ownIds[place] ?? 0 }));
    const distinct = [...new Map(searches.map((search) => [keyOf(search), search])).values()];
    // In one order, so that two of these cannot deadlock.
    const families = [...new Set(distinct.map(({ slug }) => familyOf(slug)))].toSorted();
    await tx.query('select pg_advisory_xact_lock(hashtextextended(family, 0)) from unnest($1::text[]) as family', [
      families.map((family) => `slug:${kind}:${family}`),
    ]);
    const starts = await tx.query<{ slug: string; ownId: number; number: number }[]>(
      `select slug, own_id as "ownId", found.number from unnest($1::text[], $2::integer[]) as wanted (slug, own_id)
       cross join lateral (${firstFreeNumber(tables[kind], { wanted: 'wanted.slug', ownId: 'wanted.own_id', kind: '$3' })}) found`,
      [distinct.map(({ slug }) => slug), distinct.map(({ ownId }) => ownId), kind],
    );
    const next = new Map(starts.map((start) => [keyOf(start), start.number]));
    const given = new Set<string>();
    const slugs: (string | null)[] = wanted.map(() => null);
    while (slugs.includes(null)) {
      const proposed = slugs.map((slug, place) => slug ?? nextSlug(searches[place]!, next, given));
      const owners = await this.findOwners(
        kind,
        proposed.filter((slug, place) => slugs[place] === null),
        tx,
      );
      for (const [place, slug] of proposed.entries()) {
        const isTaken = (owners.get(slug) ?? []).some((id) => id !== searches[place]!.ownId);
        if (slugs[place] === null && !isTaken) slugs[place] = slug;
      }
    }
    return slugs as string[];
  }

  /** The records that have or had these slugs. */
  private async findOwners(kind: SlugKind, slugs: string[], tx: EntityManager): Promise<Map<string, number[]>> {
    const rows = await tx.query<{ slug: string; ids: number[] }[]>(
      `select slug, array_agg(id) as ids from (
         select slug, id from ${tables[kind]} where slug = any($1)
         union select slug, record_id from slug_history where kind = $2 and slug = any($1)) owned
       group by slug`,
      [slugs, kind],
    );
    return new Map(rows.map(({ slug, ids }) => [slug, ids]));
  }

  /** Saves the former slugs of records, so that their addresses redirect. @param former each slug once */
  async saveFormer(kind: SlugKind, former: readonly { slug: string; id: number }[], tx: EntityManager): Promise<void> {
    if (former.length === 0) return;
    await tx.query(
      `insert into slug_history (kind, slug, record_id) select $1, * from unnest($2::text[], $3::integer[])
       on conflict (kind, slug) do update set record_id = excluded.record_id`,
      [kind, former.map(({ slug }) => slug), former.map(({ id }) => id)],
    );
  }

  /** The record that once had this slug, or null. */
  async findFormerOwner(kind: SlugKind, slug: string): Promise<number | null> {
    const rows = await this.dataSource.query<{ record_id: number }[]>(
      'select record_id from slug_history where kind = $1 and slug = $2',
      [kind, slug],
    );
    return rows[0]?.record_id ?? null;
  }
}

/** The common prefix of all slugs that a numbered form of `wanted` could collide with. */
function familyOf(wanted: string): string {
  const words = wanted.slice(0, limits.slug.max - 10).split('-');
  while (words.length > 1 && /^\d*$/.test(words.at(-1) ?? '')) words.pop();
  return words.join('-');
}

/** `molo`, 2 → `molo-2`, within the length of a slug. */
function numberedSlug(wanted: string, number: number): string {
  if (number === 1) return wanted;
  const ending = `-${number}`;
  return wanted.slice(0, limits.slug.max - ending.length).replace(/-$/, '') + ending;
}

/** Who wants which slug. New records that want the same count on together. */
const keyOf = ({ slug, ownId }: { slug: string; ownId: number }): string => `${ownId} ${slug}`;

/** The next number of a slug that none of these records has been given. */
function nextSlug(search: { slug: string; ownId: number }, next: Map<string, number>, given: Set<string>): string {
  const key = keyOf(search);
  for (;;) {
    const number = next.get(key) ?? 1;
    next.set(key, number + 1);
    const slug = numberedSlug(search.slug, number);
    if (given.has(slug)) continue;
    given.add(slug);
    return slug;
  }
}

const numbered = (wanted: string, n: string): string =>
  `case when ${n} = 1 then ${wanted}
     else rtrim(left(${wanted}, ${limits.slug.max} - length('-' || ${n})), '-') || '-' || ${n} end`;

interface SlugExpressions {
  wanted: string;
  ownId: string;
  kind: string;
}

/**
 * SQL of the first number with which a slug is free. `taken` is the last number known to be taken, `free` the first known to be
 * free; every step looks up one slug by the unique indexes, which serve in any collation.
 */
const firstFreeNumber = (table: string, { wanted, ownId, kind }: SlugExpressions): string => `
with recursive probe (taken, free) as (
  select 0, null::integer
  union all
  select case when known.it then next.n else probe.taken end, case when known.it then probe.free else next.n end
  from probe
  cross join lateral (select case
    when probe.free is not null then (probe.taken + probe.free) / 2
    when probe.taken < ${linearProbes} then probe.taken + 1
    else probe.taken * 2 end as n) next
  cross join lateral (select ${numbered(wanted, 'next.n')} as slug) candidate
  cross join lateral (select exists (select 1 from ${table} where slug = candidate.slug and id <> ${ownId})
    or exists (select 1 from slug_history where kind = ${kind} and slug = candidate.slug and record_id <> ${ownId}) as it) known
  where probe.free is null or probe.free - probe.taken > 1
)
select free as number from probe where free - taken = 1`;

/** Parameters: $1 the wanted slug, $2 the record's own id, $3 the kind. */
const freeSlug = (table: string): string =>
  `select ${numbered('$1::text', 'found.number')} as slug
   from (${firstFreeNumber(table, { wanted: '$1::text', ownId: '$2::integer', kind: '$3' })}) found`;
