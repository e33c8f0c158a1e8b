import type { MigrationInterface, QueryRunner } from 'typeorm';

/** History as a list of change sets that can be taken back, and the order of search documents. */
export class ChangeSets1763810000000 implements MigrationInterface {
  readonly name = 'ChangeSets1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(history);
    await runner.query(searchVersions);
    await runner.query(foreignKeys);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index photos_uploaded_by, entities_cover_photo, api_keys_created_by, entity_relations_from;
      drop table search_versions;
      drop sequence search_version;
      drop table record_changes, change_sets;
      create table record_changes (
        id bigint generated always as identity primary key,
        kind text not null,
        record_id integer not null,
        action text not null,
        before jsonb,
        after jsonb,
        source text not null,
        user_id integer,
        api_key_id integer,
        changed_at timestamptz not null default now()
      );
      create index record_changes_record on record_changes (kind, record_id, id)`);
  }
}

const history = `
drop table record_changes;

-- What one actor changed in one transaction. Accounts, keys and contributions may go; that they changed something stays.
create table change_sets (
  id integer generated always as identity primary key,
  actor text not null check (actor in ('user', 'key', 'system')),
  user_id integer,
  api_key_id integer,
  source text not null,
  contribution_id integer,
  import_id integer,
  reason text,
  -- What this set took back, and what took it back; null again once that was taken back itself.
  reverts integer references change_sets,
  reverted_by integer references change_sets,
  created_at timestamptz not null default now()
);
create index change_sets_user on change_sets (user_id);
create index change_sets_contribution on change_sets (contribution_id);
create index change_sets_reverts on change_sets (reverts);
create index change_sets_reverted_by on change_sets (reverted_by);

create table record_changes (
  id bigint generated always as identity primary key,
  change_set_id integer not null references change_sets,
  kind text not null,
  record_id integer not null,
  part text not null,
  action text not null,
  before jsonb,
  after jsonb
);
create index record_changes_record on record_changes (kind, record_id, id);
create index record_changes_set on record_changes (change_set_id, id);
`;

const searchVersions = `
-- The order in which records are read for the index: a document that was read earlier never replaces one read later.
create sequence search_version;
create table search_versions (
  kind text not null,
  id integer not null,
  version bigint not null,
  primary key (kind, id)
);
`;

/** The other side of a deletion: what refers to the deleted row is found by these. */
const foreignKeys = `
create index photos_uploaded_by on photos (uploaded_by);
create index entities_cover_photo on entities (cover_photo_id);
create index api_keys_created_by on api_keys (created_by);
create index entity_relations_from on entity_relations (from_entity_id);
`;
