/** Background jobs. */
export const jobs = `
-- Jobs that changes ask for: the truth of which the queue holds a copy.
create table job_outbox (
  kind text not null,
  subject text not null,
  subject_id integer not null,
  -- Enqueued so many times; due while it is more than was done.
  version integer not null default 1,
  done_version integer not null default 0,
  attempts integer not null default 0,
  -- Attempts whose worker died with them.
  crashes integer not null default 0,
  due_at timestamptz not null default now(),
  -- When the queue was given it; null while it has not, and while it runs.
  queued_at timestamptz,
  -- The right of one worker to run it, which ends unless it is extended.
  lease uuid,
  leased_until timestamptz,
  last_error text,
  dead_at timestamptz,
  primary key (kind, subject, subject_id)
);
create index job_outbox_due on job_outbox (due_at) where version > done_version and dead_at is null;

-- Heard after the commit, or not at all.
create function notify_of_jobs() returns trigger language plpgsql as $$
  begin
    perform pg_notify('veduta', '["jobs", ""]');
    return null;
  end $$;
create trigger job_outbox_notify after insert or update of version on job_outbox
  for each statement execute function notify_of_jobs();
`;
