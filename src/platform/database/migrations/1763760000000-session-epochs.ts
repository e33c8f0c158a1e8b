import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which password a session was opened with: every new one counts on. A session that was being opened while the password
 * changed carries the number before, and is nobody's.
 */
export class SessionEpochs1763760000000 implements MigrationInterface {
  readonly name = 'SessionEpochs1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column session_epoch integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column session_epoch');
  }
}
