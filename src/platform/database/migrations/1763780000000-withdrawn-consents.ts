import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents are taken back as they were given: at any time, and both moments are kept. */
export class WithdrawnConsents1763780000000 implements MigrationInterface {
  readonly name = 'WithdrawnConsents1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consents add column withdrawn_at timestamptz;
      create unique index consents_standing on consents (user_id, kind) where withdrawn_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consents drop column withdrawn_at');
  }
}
