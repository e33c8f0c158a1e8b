import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shapes that the map draws. */
export class PlanOfTheCity1795405706311 implements MigrationInterface {
  readonly name = 'PlanOfTheCity1795405706311';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plans (
        -- The beginning of the SHA-256 of the content, which the settings name.
        version text primary key,
        -- GeoJSON.
        content text not null,
        created_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plans');
  }
}
