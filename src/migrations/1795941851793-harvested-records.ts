import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What harvesters read (OAI-PMH): when each public record was last changed for the public, also of those that are no more. */
export class HarvestedRecords1795941851793 implements MigrationInterface {
  readonly name = 'HarvestedRecords1795941851793';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table harvested_records (
        set_spec text not null,
        kind text not null check (kind in ('photo', 'entity')),
        record_id integer not null,
        changed_at timestamptz not null,
        deleted boolean not null default false,
        primary key (kind, record_id, set_spec)
      );
      create index harvested_records_changed on harvested_records (set_spec, changed_at, kind, record_id) include (deleted);
      comment on table harvested_records is
        'When each record that is or was public last changed for the public, once for each set that harvesters may ask for (OAI-PMH). Rows of records that are no more stay.';
      comment on column harvested_records.set_spec is 'Set (setSpec), such as photo:decade-1900; empty: the whole archive.';
      comment on column harvested_records.kind is 'photo or entity.';
      comment on column harvested_records.record_id is 'Record. Not a foreign key: it may be gone.';
      comment on column harvested_records.changed_at is 'When it, or what it shows of others, was last changed, published or withdrawn.';
      comment on column harvested_records.deleted is 'It is not public any more.';
      insert into harvested_records (set_spec, kind, record_id, changed_at)
      select s.set_spec, 'photo', p.id, p.updated_at from photos p cross join lateral (
        values (''), ('photo')
        union all select 'photo:tag-' || t.tag_id from photo_tags t where t.photo_id = p.id
        union all select 'photo:decade-' || decade
          from generate_series(lower(p.years) / 10 * 10, upper(p.years) - 1, 10) decade
          where p.years && int4range(decade, decade + 10)
      ) s(set_spec) where p.status = 'published';
      insert into harvested_records (set_spec, kind, record_id, changed_at)
      select s.set_spec, 'entity', e.id, e.updated_at from entities e join entity_types t on t.id = e.entity_type_id
      cross join lateral (values (''), ('entity'), ('entity:' || t.code)) s(set_spec) where e.status = 'published';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table harvested_records');
  }
}
