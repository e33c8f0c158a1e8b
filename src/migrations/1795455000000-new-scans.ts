import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The scan that will replace the one of a photo. The index finds the photos that wait for a file content. */
export class NewScans1795455000000 implements MigrationInterface {
  readonly name = 'NewScans1795455000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos add column new_scan jsonb;
      create index photos_new_scan on photos ((new_scan ->> 'originalSha256')) where new_scan is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table photos drop column new_scan;`);
  }
}
