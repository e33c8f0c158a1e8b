-- The search index and what members keep of it.
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

create sequence search_version as bigint;

-- Index of the search: a narrow row for every public record.
create table search_documents (
  kind text not null, -- photo or entity.
  id integer not null, -- Record.
  tsv tsvector not null, -- Stems in all languages and the whole words; weight A for titles, B for keywords, D for descriptions.
  tsv_xx tsvector not null default ''::tsvector, -- Titles and keywords in the language "xx": what is found in the visitor's own comes first.
  tsv_it tsvector not null default ''::tsvector, -- Titles and keywords in the language "it": what is found in the visitor's own comes first.
  years int4multirange, -- As in photos; null where undated.
  tag_ids integer[] not null, -- Tags of the photo.
  entity_ids integer[] not null, -- Entities of the photo.
  entity_type_codes text[] not null, -- Types of its entities, or its own.
  created_at timestamp with time zone not null, -- As in the record: the newest is first.
  licence text, -- Name of the licence; photos.license may be another spelling.
  series bigint, -- Hash of the title without what numbers it; null for entities.
  earliest date, -- As in photos.
  latest date, -- As in photos.
  member_days datemultirange, -- As in photos.
  fonds_ids integer[] not null default '{}'::integer[], -- The fonds of the photo, and what that is in.
  constraint search_documents_key PRIMARY KEY (kind, id),
  constraint search_documents_kind_check1 CHECK (kind = ANY (ARRAY['photo'::text, 'entity'::text]))
) with (toast_tuple_target=8160);
CREATE INDEX search_documents_entities ON search_documents USING gin (tsv) WITH (fastupdate=off) WHERE ((kind || ''::text) = 'entity'::text);
CREATE INDEX search_documents_fonds ON search_documents USING gin (fonds_ids) WITH (fastupdate=off);
CREATE INDEX search_documents_licence ON search_documents (licence) WHERE (licence IS NOT NULL);
CREATE INDEX search_documents_match ON search_documents USING gin (tsv, tag_ids, entity_ids, entity_type_codes) WITH (fastupdate=off);
CREATE INDEX search_documents_newest ON search_documents (kind, created_at DESC, id DESC);
CREATE INDEX search_documents_series ON search_documents (series, created_at DESC, id DESC) WHERE (series IS NOT NULL);
CREATE INDEX search_documents_titles ON search_documents USING gin (ts_filter(tsv, '{a}'::"char"[])) WITH (fastupdate=off);
CREATE INDEX search_documents_years ON search_documents USING gist (years) WHERE (years IS NOT NULL);

-- Words that occur in public records, for the correction of typing errors.
create table search_words (
  word text collate "C" not null, -- Word, compared byte by byte, so that those with the same beginning are one range.
  documents integer not null, -- Records that have it.
  constraint search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);

-- Which reading of each record is in the index: one that was read earlier never replaces one read later.
create table search_versions (
  kind text not null, -- photo or entity.
  id integer not null, -- Record.
  version bigint not null, -- Number of the reading, from the sequence search_version.
  constraint search_versions_pkey PRIMARY KEY (kind, id)
);

-- Indexes of a Meilisearch server that are complete.
create table meilisearch_indexes (
  kind text not null, -- photo or entity.
  server text not null, -- Address of the server.
  settings text not null, -- Hash of the settings that it was made with.
  constraint meilisearch_indexes_pkey PRIMARY KEY (kind)
);

-- Records whose documents must be sent to Meilisearch, in the order of their last changes.
create table meilisearch_changes (
  kind text not null, -- photo or entity.
  id integer not null, -- Record.
  version bigint not null default nextval('search_version'::regclass), -- Number of the change, from the sequence search_version.
  constraint meilisearch_changes_pkey PRIMARY KEY (kind, id)
);
CREATE INDEX meilisearch_changes_order ON meilisearch_changes (version);

-- Searches that members have saved.
create table saved_searches (
  id integer not null generated always as identity, -- Number of the record, which never changes.
  user_id integer not null, -- Member.
  name text not null, -- What the member calls it.
  filters jsonb not null, -- Text and filters as GET /api/search takes them.
  matching tsquery, -- Words of the text as the index reads them: new photos are compared with them.
  series bigint, -- Series that the search is of.
  created_at timestamp with time zone not null default now(), -- When the row was made.
  opened_at timestamp with time zone not null default now(), -- When the member last opened it: what is newer counts as new.
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_user_id_filters_key UNIQUE (user_id, filters),
  constraint saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
