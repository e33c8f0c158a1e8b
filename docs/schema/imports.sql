-- Collections that come in as tables.
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

-- Imports of tables, which may take many transactions.
create table imports (
  id integer not null generated always as identity, -- Its number.
  state text not null default 'running'::text, -- reading, unreadable, draft, checking, checked; then running, paused, done or failed; then undoing, undone.
  tables jsonb not null, -- The tables in their order: name of the file, its shape, and the mapping of its columns.
  publishes boolean not null, -- Whether cards are published, and photos with a picture when it is processed; otherwise they are drafts.
  fingerprint text, -- Hash of the contents of the files, the mappings and the choices: the same import goes on where it was. Null before it runs.
  user_id integer, -- Who has started it.
  api_key_id integer, -- The key by which it was started.
  place integer not null default 0, -- Number of the table that is read, from 0.
  last_row integer not null default 0, -- The last row of that table that is done.
  created integer not null default 0, -- Rows whose record is new.
  changed integer not null default 0, -- Rows that have changed a record.
  same integer not null default 0, -- Rows whose record was as they say.
  refused integer not null default 0, -- Rows that were not imported.
  undone integer not null default 0, -- Records that were undone.
  kept integer not null default 0, -- Records that stayed when it was undone, because they were changed since.
  undone_to bigint, -- The first change of the record that was undone last.
  change_set_id integer, -- What it has changed.
  undo_set_id integer, -- What undoing it has changed.
  created_at timestamp with time zone not null default now(), -- When it began.
  finished_at timestamp with time zone, -- When it ended.
  file_sha256 text, -- Content of its file in the storage; null where a command reads the file.
  file_name text, -- Of that file, as it was sent.
  samples jsonb not null default '[]'::jsonb, -- The first rows of each table, for previews.
  pictures integer, -- How many pictures came with the tables; null without any.
  problem jsonb, -- Why the file cannot be read: code, row, line, column.
  total integer, -- Rows of the tables together, as the last check has counted them.
  reported integer not null default 0, -- Rows of which there is something to say.
  last_step_at timestamp with time zone not null default now(), -- When something was done of it last; a command that is at work on it says so every few seconds.
  table_file text, -- The one of table_files that was chosen.
  table_files jsonb not null default '[]'::jsonb, -- Names of the tables of its zip, where one of them must be chosen.
  keeps_numbers boolean not null default false, -- Whether photos and cards keep the numbers that they have had in the archive that they come from: this one had given none before it.
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(id) ON DELETE SET NULL,
  constraint imports_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES change_sets(id) ON DELETE SET NULL,
  constraint imports_undo_set_id_fkey FOREIGN KEY (undo_set_id) REFERENCES change_sets(id) ON DELETE SET NULL,
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint imports_check CHECK (fingerprint IS NOT NULL OR (state <> ALL (ARRAY['running'::text, 'paused'::text]))),
  constraint imports_state_check CHECK (state = ANY (ARRAY['reading'::text, 'unreadable'::text, 'draft'::text, 'checking'::text, 'checked'::text, 'running'::text, 'paused'::text, 'done'::text, 'failed'::text, 'undoing'::text, 'undone'::text]))
);
CREATE INDEX imports_key ON imports (api_key_id);
CREATE INDEX imports_set ON imports (change_set_id);
CREATE INDEX imports_undo ON imports (undo_set_id);
CREATE UNIQUE INDEX imports_unfinished ON imports (fingerprint) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX imports_user ON imports (user_id);

-- Rows of imports that have messages, or differ from a record that is there.
create table import_rows (
  import_id integer not null, -- The import.
  place integer not null, -- Number of the table, from 0.
  row integer not null, -- Number of the row, as a spreadsheet has it.
  outcome text not null, -- What became of the row.
  messages jsonb not null, -- What there is to say: code, column, value.
  cells jsonb not null default '[]'::jsonb, -- What stands in it, where there are messages.
  record_id integer, -- The photo, card or tag from which it differs.
  changes jsonb not null default '[]'::jsonb, -- The fields that differ: column, present, file, conflict.
  constraint import_messages_pkey PRIMARY KEY (import_id, place, "row"),
  constraint import_messages_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_messages_outcome_check CHECK (outcome = ANY (ARRAY['created'::text, 'changed'::text, 'same'::text, 'refused'::text]))
);

-- Decisions on single fields that were edited in the archive since the last import, and in the file.
create table import_conflicts (
  import_id integer not null, -- The import.
  place integer not null, -- Number of the table, from 0.
  row integer not null, -- Number of the row.
  column text not null, -- Column of the archive, such as title_it.
  choice text not null, -- Whose value the field gets: archive or file.
  constraint import_conflicts_pkey PRIMARY KEY (import_id, place, "row", "column"),
  constraint import_conflicts_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_conflicts_choice_check CHECK (choice = ANY (ARRAY['archive'::text, 'file'::text]))
);

-- Which record a collection has brought, so that a later file of the collection changes it.
create table imported_records (
  collection text not null, -- Name of the collection.
  kind text not null, -- photo or entity.
  external_id text not null, -- Identifies the record within the collection.
  record_id integer not null, -- The record. It may have been deleted since.
  import_id integer, -- The import that has read it last.
  row integer not null, -- The row in that import.
  imported jsonb not null, -- Fields as they were imported last: what differs from them was edited here.
  others jsonb not null, -- Cells of columns without a field.
  is_undone boolean not null default false, -- Whether the import that has made it was undone.
  constraint imported_records_pkey PRIMARY KEY (collection, kind, external_id),
  constraint imported_records_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE SET NULL,
  constraint imported_records_kind_check CHECK (kind = ANY (ARRAY['photo'::text, 'entity'::text]))
);
CREATE INDEX imported_records_import ON imported_records (import_id);
CREATE INDEX imported_records_record ON imported_records (kind, record_id);

CREATE OR REPLACE FUNCTION plain_name(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
select regexp_replace(translate(lower(normalize($1, nfkd) collate "und-x-icu"), 'ς', 'σ'), '[^a-z0-9\u03b1-\u03c9\u0430-\u045f\u05d0-\u05ea\u0621-\u064a\u4e00-\u9fff]', '', 'g')
$$;

CREATE OR REPLACE FUNCTION set_plain_names() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.plain_names := array(
    select distinct plain_name(value) from jsonb_each_text(to_jsonb(new)) where key ~ tg_argv[0] and value is not null order by 1);
  return new;
end
$$;
