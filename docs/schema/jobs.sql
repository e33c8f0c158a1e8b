-- Background work.
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

create sequence job_versions as integer;

-- Background jobs that changes ask for: the truth of which the queue holds a copy.
create table job_outbox (
  kind text not null, -- Kind of the job.
  subject text not null, -- Kind of the record that it is about.
  subject_id integer not null, -- Record.
  version integer not null default nextval('job_versions'::regclass), -- New number each time that it is enqueued; due while it is more than done_version.
  done_version integer not null default 0, -- Version that was last done.
  attempts integer not null default 0, -- Attempts since it was enqueued.
  crashes integer not null default 0, -- Attempts whose worker died with them.
  due_at timestamp with time zone not null default now(), -- When it may run.
  queued_at timestamp with time zone, -- When the queue was given it; null while it has not, and while it runs.
  lease uuid, -- Right of one worker to run it.
  leased_until timestamp with time zone, -- When that right ends unless it is extended.
  last_error text, -- Why the last attempt failed.
  dead_at timestamp with time zone, -- When it was given up; an operator may enqueue it again.
  traceparent text, -- What the job belongs to in the traces of an operator (W3C Trace Context); null where none are written
  constraint job_outbox_pkey PRIMARY KEY (kind, subject, subject_id)
);
CREATE INDEX job_outbox_due ON job_outbox (due_at) WHERE ((version > done_version) AND (dead_at IS NULL));
CREATE TRIGGER job_outbox_notify AFTER INSERT OR UPDATE OF version ON job_outbox FOR EACH STATEMENT EXECUTE FUNCTION notify_of_jobs();

-- Worker processes that run, for the dashboard.
create table worker_heartbeats (
  id uuid not null, -- Random id of the process.
  host text not null, -- Name of its machine.
  started_at timestamp with time zone not null default now(), -- When it began.
  seen_at timestamp with time zone not null default now(), -- When it last reported.
  constraint worker_heartbeats_pkey PRIMARY KEY (id)
);

CREATE OR REPLACE FUNCTION notify_of_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('veduta', '["jobs", ""]');
  return null;
end
$$;
