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

const numbered = (n: string): string =>
  `case when ${n} = 1 then $1::text
     else rtrim(left($1::text, ${limits.slug.max} - length('-' || ${n})), '-') || '-' || ${n} end`;

/**
 * Parameters: $1 the wanted slug, $2 the record's own id, $3 the kind. `taken` is the last number known to be taken,
 * `free` the first known to be free; every step looks up one slug by the unique indexes, which serve in any collation.
 */
const freeSlug = (table: string): string => `
with recursive probe (taken, free) as (
  select 0, null::integer
  union all
  select case when known.it then next.n else probe.taken end, case when known.it then probe.free else next.n end
  from probe
  cross join lateral (select case
    when probe.free is not null then (probe.taken + probe.free) / 2
    when probe.taken < ${linearProbes} then probe.taken + 1
    else probe.taken * 2 end as n) next
  cross join lateral (select ${numbered('next.n')} as slug) candidate
  cross join lateral (select exists (select 1 from ${table} where slug = candidate.slug and id <> $2)
    or exists (select 1 from slug_history where kind = $3 and slug = candidate.slug and record_id <> $2) as it) known
  where probe.free is null or probe.free - probe.taken > 1
)
select ${numbered('free')} as slug from probe where free - taken = 1`;
