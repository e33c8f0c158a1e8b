import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../contract/limits.js';

export type SlugKind = 'photo' | 'entity';

const tables: Record<SlugKind, string> = { photo: 'photos', entity: 'entities' };

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
   * `free` for many new records at once, in their order: a few statements, however many they are. Records that want the same
   * slug get the next free numbers.
   */
  async freeMany(kind: SlugKind, wanted: readonly string[], tx: EntityManager): Promise<string[]> {
    const distinct = [...new Set(wanted)];
    // In one order, so that two of these cannot deadlock.
    const families = [...new Set(distinct.map(familyOf))].toSorted();
    await tx.query('select pg_advisory_xact_lock(hashtextextended(family, 0)) from unnest($1::text[]) as family', [
      families.map((family) => `slug:${kind}:${family}`),
    ]);
    const starts = await tx.query<{ wanted: string; number: number }[]>(
      `select wanted, found.number from unnest($1::text[]) as wanted
       cross join lateral (${firstFreeNumber(tables[kind], { wanted: 'wanted', ownId: '$2::integer', kind: '$3' })}) found`,
      [distinct, 0, kind],
    );
    const next = new Map(starts.map(({ wanted: slug, number }) => [slug, number]));
    const given = new Set<string>();
    const slugs: (string | null)[] = wanted.map(() => null);
    while (slugs.includes(null)) {
      const proposed = slugs.map((slug, place) => slug ?? nextSlug(wanted[place]!, next, given));
      const taken = await this.findTaken(
        kind,
        proposed.filter((slug, place) => slugs[place] === null),
        tx,
      );
      for (const [place, slug] of proposed.entries())
        if (slugs[place] === null && !taken.has(slug)) slugs[place] = slug;
    }
    return slugs as string[];
  }

  /** Which of these slugs a record has or had. */
  private async findTaken(kind: SlugKind, slugs: string[], tx: EntityManager): Promise<Set<string>> {
    const rows = await tx.query<{ slug: string }[]>(
      `select slug from ${tables[kind]} where slug = any($1) union select slug from slug_history where kind = $2 and slug = any($1)`,
      [slugs, kind],
    );
    return new Set(rows.map(({ slug }) => slug));
  }

  /** Saves the former slug of a record, so that its address redirects. */
  async saveFormer(kind: SlugKind, slug: string, recordId: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `insert into slug_history (kind, slug, record_id) values ($1, $2, $3)
       on conflict (kind, slug) do update set record_id = excluded.record_id`,
      [kind, slug, recordId],
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

/** The next number of a slug that none of these records has been given. */
function nextSlug(wanted: string, next: Map<string, number>, given: Set<string>): string {
  for (;;) {
    const number = next.get(wanted) ?? 1;
    next.set(wanted, number + 1);
    const slug = numberedSlug(wanted, number);
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
