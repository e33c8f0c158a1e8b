/** Change sets, which can be reverted. */
export const history = `
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
  -- What this set reverted, and what reverted it; null again once that was reverted itself.
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
