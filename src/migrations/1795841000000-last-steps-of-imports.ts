import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** When an import was gone on with last: one whose process was killed is told apart from one that is under way. */
export class LastStepsOfImports1795841000000 implements MigrationInterface {
  readonly name = 'LastStepsOfImports1795841000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table imports add last_step_at timestamptz not null default now();
      update imports set last_step_at = coalesce(finished_at, created_at);
      ${commentOnColumn('imports', 'last_step_at', lastStepAt)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop last_step_at');
  }
}

const lastStepAt = 'When something was done of it last; a command that is at work on it says so every few seconds.';
