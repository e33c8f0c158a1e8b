import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs by the words of the field, and a table that notifies the relay by itself. */
export class JobOutbox1763810000000 implements MigrationInterface {
  readonly name = 'JobOutbox1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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

      insert into job_outbox (kind, subject, subject_id, version, done_version, attempts, crashes, due_at, last_error, dead_at)
      select coalesce('{"mail": "email", "cover": "default-cover", "derivatives": "renditions", "peaks": "waveform"}'::jsonb ->> kind, kind),
        case subject when 'account_mail' then 'account_email' else subject end,
        subject_id, version, done_version, attempts, crashes, next_at, last_error, failed_at
      from work_owed;
      drop table work_owed;

      -- Heard after the commit, or not at all.
      create function notify_of_jobs() returns trigger language plpgsql as $$
        begin
          perform pg_notify('veduta', '["jobs", ""]');
          return null;
        end $$;
      create trigger job_outbox_notify after insert or update of version on job_outbox
        for each statement execute function notify_of_jobs();

      drop schema if exists bullmq cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table work_owed (
        kind text not null,
        subject text not null,
        subject_id integer not null,
        version integer not null default 1,
        done_version integer not null default 0,
        attempts integer not null default 0,
        crashes integer not null default 0,
        next_at timestamptz not null default now(),
        claimed_until timestamptz,
        claim uuid,
        last_error text,
        failed_at timestamptz,
        primary key (kind, subject, subject_id)
      );
      create index work_owed_due on work_owed (kind, next_at) where version > done_version and failed_at is null;
      drop table job_outbox;
      drop function notify_of_jobs`);
  }
}
