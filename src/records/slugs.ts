import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { numberedSlug } from '../contract/slug.js';

export type SlugKind = 'photo' | 'entity';

const tables: Record<SlugKind, string> = { photo: 'photos', entity: 'entities' };

/** One slug per record: unique within its kind, kept when it becomes old. */
@Injectable()
export class Slugs {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The first of `wanted`, `wanted-2`, `wanted-3` … that no other record has or had. Holds a lock on the kind until the
   * transaction ends, so that two records made at once cannot be given the same one.
   */
  async free(kind: SlugKind, wanted: string, tx: EntityManager, ownId = 0): Promise<string> {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`slug:${kind}`]);
    const taken = new Set(
      (
        await tx.query<{ slug: string }[]>(
          `select slug from ${tables[kind]} where slug like $1 and id <> $2
           union select slug from slug_history where kind = $3 and slug like $1 and record_id <> $2`,
          [`${wanted.slice(0, 50).replace(/[%_\\]/g, '\\$&')}%`, ownId, kind],
        )
      ).map(({ slug }) => slug),
    );
    for (let n = 1; ; n += 1) {
      const slug = numberedSlug(wanted, n);
      if (!taken.has(slug)) return slug;
    }
  }

  /** Keeps an address that a record gives up, so that it can answer with a redirect. */
  async keepOld(kind: SlugKind, slug: string, recordId: number, tx: EntityManager): Promise<void> {
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
