import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { decadesOf } from '../platform/database/year-range.js';
import { type ChangeConcluder, type PublicChange, PublicChanges } from './public-changes.js';
import { publicEntity } from './public-entity.js';

/** The kinds of records that harvesters read (OAI-PMH, IIIF Change Discovery). */
export type HarvestedKind = 'photo' | 'entity';

/** The public records of parameter 1, once for each of their sets. A photo whose date is open to one side is of no decade. */
const memberships: Record<HarvestedKind, string> = {
  photo: `select s.set_spec, p.id from photos p cross join lateral (
      values (''), ('photo')
      union all select 'photo:tag-' || t.tag_id from photo_tags t where t.photo_id = p.id
      union all select 'photo:fonds-' || l.ancestor_id from fonds_lines l where l.fonds_id = p.fonds_id
      union all select 'photo:decade-' || d.decade from (${decadesOf('p.years')}) d
        where not lower_inf(p.years) and not upper_inf(p.years)
    ) s(set_spec) where p.status = 'published' and p.id = any($1::integer[])`,
  entity: `select s.set_spec, e.id from entities e join entity_types t on t.id = e.entity_type_id
    cross join lateral (values (''), ('entity'), ('entity:' || t.code)) s(set_spec)
    where ${publicEntity('e')} and e.id = any($1::integer[])`,
};

/**
 * Keeps when each record last changed for the public, a card also when one of its photos did, which its manifest shows. OAI-PMH
 * does not tell when a record leaves a set: it is not listed in it any more. A record that is no more stays as a deleted one, in
 * the sets in which it was, for ever. It is written in every process that changes records: workers publish photos, commands import
 * them.
 */
@Injectable()
export class HarvestChanges implements ChangeConcluder {
  constructor(changes: PublicChanges) {
    changes.registerLast(this);
  }

  async conclude(changes: PublicChange[], tx: EntityManager): Promise<void> {
    for (const kind of ['entity', 'photo'] as const) {
      const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id);
      if (ids.length > 0) await this.touch(kind, [...new Set(ids)], tx);
    }
  }

  private async touch(kind: HarvestedKind, ids: number[], tx: EntityManager): Promise<void> {
    // In one order, so that two transactions with several records of the same cannot deadlock.
    await tx.query(
      'select from harvested_records where kind = $2 and record_id = any($1) order by record_id, set_spec for update',
      [ids, kind],
    );
    // The clock, not the beginning of the transaction: see `findHorizon` of the repository that lists them.
    await tx.query(
      `with moment as materialized (select clock_timestamp() as now),
       member as materialized (${memberships[kind]}),
       changed as (
         insert into harvested_records (kind, record_id, set_spec, changed_at)
         select $2, m.id, m.set_spec, moment.now from member m, moment order by m.id, m.set_spec
         on conflict (kind, record_id, set_spec) do update set changed_at = excluded.changed_at, deleted = false
       ),
       left_sets as (
         delete from harvested_records h where h.kind = $2 and h.record_id = any($1)
           and exists (select from member m where m.id = h.record_id)
           and not exists (select from member m where m.id = h.record_id and m.set_spec = h.set_spec)
       )
       update harvested_records h set changed_at = moment.now, deleted = true from moment
       where h.kind = $2 and h.record_id = any($1) and not h.deleted
         and not exists (select from member m where m.id = h.record_id)`,
      [ids, kind],
    );
  }
}
