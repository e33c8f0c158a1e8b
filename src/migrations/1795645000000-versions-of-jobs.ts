import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs that are done are forgotten after a while. One that is enqueued again then must not have a version that it had before:
 * the queue may still hold the job of that version among the failed ones, and would ignore the new one.
 */
export class VersionsOfJobs1795645000000 implements MigrationInterface {
  readonly name = 'VersionsOfJobs1795645000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create sequence job_versions as integer owned by job_outbox.version`);
    await runner.query(`select setval('job_versions', (select coalesce(max(version), 0) + 1 from job_outbox), false)`);
    await runner.query(`alter table job_outbox alter column version set default nextval('job_versions')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_outbox alter column version set default 1`);
    await runner.query(`drop sequence job_versions`);
  }
}
