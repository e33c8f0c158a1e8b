-- Which stored contents are in use, and what is known of them and of their backup.
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

-- Which record other than a photo shows which stored content, and as what; that of a photo is photos.original_sha256.
create table file_uses (
  subject text not null, -- Kind of the record.
  subject_id integer not null, -- Record.
  role text not null, -- What the content is to the record.
  sha256 text not null, -- Content.
  constraint file_uses_pkey PRIMARY KEY (subject, subject_id, role)
);
CREATE INDEX file_uses_content ON file_uses (sha256);

-- Which folder of originals belongs to this database, one row.
create table archive_identity (
  id integer not null default 1, -- Always 1.
  archive_id uuid, -- Id that lies beside the originals as well; written at the first start.
  base_language text, -- The language of the columns without an ending, chosen at the first start; null before.
  constraint archive_identity_pkey PRIMARY KEY (id),
  constraint archive_identity_id_check CHECK (id = 1)
);

-- Contents of persons who have deleted their account: they do not pass through the trash.
create table contents_to_erase (
  sha256 text not null, -- Content.
  decided_at timestamp with time zone not null default now(), -- When the account was deleted.
  constraint contents_to_erase_pkey PRIMARY KEY (sha256)
);

-- What was last found of the stored files, one row.
create table file_state (
  id integer not null default 1, -- Always 1.
  held_count integer, -- Originals that a sweep would have removed when it stopped, because they were too many.
  held_total integer, -- Originals that there were then.
  held_at timestamp with time zone, -- When it stopped; null since the last sweep that did not.
  missing_originals integer, -- Originals that the last check did not find.
  missing_served integer, -- Renditions and other files that it did not find.
  checked_at timestamp with time zone, -- When everything was last checked.
  constraint file_state_pkey PRIMARY KEY (id),
  constraint file_state_id_check CHECK (id = 1)
);

-- What is known of the last backup, one row. A backup leaves it out.
create table backup_state (
  id integer not null default 1, -- Always 1.
  made_at timestamp with time zone, -- The moment of the rows in the last complete backup; null before the first.
  lacking integer, -- Originals that records named and that could not be put into it.
  failed_at timestamp with time zone, -- When the last attempt failed; null since one that did not.
  failure text, -- Why, for the operator.
  constraint backup_state_pkey PRIMARY KEY (id),
  constraint backup_state_id_check CHECK (id = 1)
);

-- Where backups of this archive were made within a year. Where there was one and is none now, its disk is not mounted.
create table backup_targets (
  place text not null, -- The folder, or the name and address of the bucket.
  made_at timestamp with time zone not null, -- The moment of the rows of the last one there.
  constraint backup_targets_pkey PRIMARY KEY (place)
);

-- Stored originals whose content was another than their name says when they were last read.
create table changed_originals (
  sha256 text not null, -- Content that it should be.
  found_at timestamp with time zone not null default now(), -- When that was first seen.
  constraint changed_originals_pkey PRIMARY KEY (sha256)
);
