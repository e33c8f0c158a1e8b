import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of attempts. The shape and the order of columns are rate-limiter-flexible's; what ran out it deletes itself. */
export class Throttling1763650000000 implements MigrationInterface {
  readonly name = 'Throttling1763650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table throttling (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table throttling');
  }
}
