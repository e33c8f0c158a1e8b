import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the file of a scan says about the photo, as a proposal. */
export class ProposalsFromFiles1795451042339 implements MigrationInterface {
  readonly name = 'ProposalsFromFiles1795451042339';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table photos add column from_file jsonb;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table photos drop column from_file;`);
  }
}
