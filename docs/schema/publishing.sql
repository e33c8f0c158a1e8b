-- What harvesters read.
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

-- When each record that is or was public last changed for the public, once for each set that harvesters may ask for (OAI-PMH). Rows of records that are no more stay.
create table harvested_records (
  set_spec text not null, -- Set (setSpec), such as photo:decade-1900; empty: the whole archive.
  kind text not null, -- photo or entity.
  record_id integer not null, -- Record. Not a foreign key: it may be gone.
  changed_at timestamp with time zone not null, -- When it, or what it shows of others, was last changed, published or withdrawn.
  deleted boolean not null default false, -- It is not public any more.
  constraint harvested_records_pkey PRIMARY KEY (kind, record_id, set_spec),
  constraint harvested_records_kind_check CHECK (kind = ANY (ARRAY['photo'::text, 'entity'::text]))
);
CREATE INDEX harvested_records_changed ON harvested_records (set_spec, changed_at, kind, record_id) INCLUDE (deleted);
