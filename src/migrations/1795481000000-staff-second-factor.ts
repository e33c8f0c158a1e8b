import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether those who work in the archive need a second factor: beside the settings of the site, all of which are public. */
export class StaffSecondFactor1795481000000 implements MigrationInterface {
  readonly name = 'StaffSecondFactor1795481000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table settings add column staff_second_factor boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table settings drop column staff_second_factor');
  }
}
