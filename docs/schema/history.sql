-- Change sets, which can be reverted.
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

-- What one actor changed in one transaction. Accounts, keys and contributions may go; that they changed something stays.
create table change_sets (
  id integer not null generated always as identity, -- Number of the record, which never changes.
  actor text not null, -- user, key or system.
  user_id integer, -- Account; null for another actor and for a deleted one. Not a foreign key.
  api_key_id integer, -- API key; null for another actor. Not a foreign key.
  source text not null, -- Where the change came from: api, page, contribution, worker, demo, revert …
  contribution_id integer, -- Contribution that it applied.
  import_id integer, -- Import that made it.
  reason text, -- Why, in the words of the actor.
  reverts integer, -- Change set that it reverted.
  reverted_by integer, -- Change set that reverted it; null again once that was reverted itself.
  created_at timestamp with time zone not null default now(), -- When the row was made.
  constraint change_sets_pkey PRIMARY KEY (id),
  constraint change_sets_reverted_by_fkey FOREIGN KEY (reverted_by) REFERENCES change_sets(id),
  constraint change_sets_reverts_fkey FOREIGN KEY (reverts) REFERENCES change_sets(id),
  constraint change_sets_actor_check CHECK (actor = ANY (ARRAY['user'::text, 'key'::text, 'system'::text]))
);
CREATE INDEX change_sets_contribution ON change_sets (contribution_id);
CREATE INDEX change_sets_created ON change_sets (created_at) INCLUDE (id, actor, user_id);
CREATE INDEX change_sets_reverted_by ON change_sets (reverted_by);
CREATE INDEX change_sets_reverts ON change_sets (reverts);
CREATE INDEX change_sets_user ON change_sets (user_id);

-- Parts of records that a change set changed.
create table record_changes (
  id bigint not null generated always as identity, -- Number of the record, which never changes.
  change_set_id integer not null, -- Change set.
  kind text not null, -- Kind of the record: photo, entity, tag, settings …
  record_id integer not null, -- Record.
  part text not null, -- Part of it: metadata, links, annotations, status …
  action text not null, -- created, changed, published, failed or removed.
  before jsonb, -- Changed fields before the change; null where none are stored, or after the person was forgotten.
  after jsonb, -- The same after the change.
  constraint record_changes_pkey PRIMARY KEY (id),
  constraint record_changes_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES change_sets(id)
);
CREATE INDEX record_changes_set ON record_changes (change_set_id, id) INCLUDE (kind, record_id, action);
CREATE INDEX record_changes_record ON record_changes (kind, record_id, id);
CREATE TRIGGER record_changes_inserted_listed AFTER INSERT ON record_changes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_changed_kinds();

-- Which kinds of records a change set has changed: the history is filtered by them. Derived from record_changes.
create table change_set_kinds (
  change_set_id integer not null, -- Change set.
  kind text not null, -- As in record_changes.
  constraint change_set_kinds_pkey PRIMARY KEY (change_set_id, kind),
  constraint change_set_kinds_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES change_sets(id) ON DELETE CASCADE
);
CREATE INDEX change_set_kinds_kind ON change_set_kinds (kind, change_set_id);

CREATE OR REPLACE FUNCTION list_changed_kinds() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into change_set_kinds select distinct change_set_id, kind from new_rows on conflict do nothing;
  return null;
end
$$;
