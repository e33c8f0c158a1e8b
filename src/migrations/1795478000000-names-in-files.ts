import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the files of proposed photos said about members whose accounts are deleted is forgotten. The files of proposed photos are made
 * again, without the author's name where the member does not wish to be named, and files that said something are read again.
 */
export class NamesInFiles1795478000000 implements MigrationInterface {
  readonly name = 'NamesInFiles1795478000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update record_changes set before = before - 'fromFile', after = after - 'fromFile'
        where kind = 'photo' and part = 'scan' and record_id in (
          select id from photos where credits_contributor is not null and uploaded_by is null);
      update photos set from_file = null, credits_contributor = false
        where credits_contributor is not null and uploaded_by is null;
      insert into job_outbox (kind, subject, subject_id, due_at)
        select 'renditions', 'photo', id, now() from photos
        where renditions is not null and status <> 'removed'
          and (credits_contributor is not null or from_file is not null)
        order by id
        on conflict (kind, subject, subject_id) do update set
          version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
          queued_at = null, dead_at = null, last_error = null;
    `);
  }

  /** What was forgotten cannot be known again. */
  async down(): Promise<void> {}
}
