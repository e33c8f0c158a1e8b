import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When members were here, for what is new to them, and in which language, for the mails that they get later. */
export class Visits1763790000000 implements MigrationInterface {
  readonly name = 'Visits1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column language text,
        add column seen_at timestamptz,
        -- The end of the visit before the present one.
        add column last_visit_at timestamptz;
      create index photos_published_at on photos (published_at) where status = 'published';
      create index entities_created_at on entities (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index photos_published_at;
      drop index entities_created_at;
      alter table users drop column language, drop column seen_at, drop column last_visit_at`);
  }
}
