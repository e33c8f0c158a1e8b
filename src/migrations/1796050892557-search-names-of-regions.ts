import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search knows what the regions of photos show; those that are marked already are indexed anew. */
export class SearchNamesOfRegions1796050892557 implements MigrationInterface {
  readonly name = 'SearchNamesOfRegions1796050892557';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into job_outbox (kind, subject, subject_id)
        select 'index', 'photo', id from photos p
        where status = 'published' and exists (select from annotations a where a.photo_id = p.id) order by id
        on conflict (kind, subject, subject_id) do update set
          version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
          queued_at = null, dead_at = null, last_error = null;
    `);
  }

  /** The next version finds what it knows, and more words. */
  async down(): Promise<void> {}
}
