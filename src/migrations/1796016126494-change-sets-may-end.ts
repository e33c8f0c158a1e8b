import type { MigrationInterface, QueryRunner } from 'typeorm';

const references = [
  ['imports', 'change_set_id'],
  ['imports', 'undo_set_id'],
  ['bulk_edits', 'change_set_id'],
  ['bulk_edits', 'undo_set_id'],
];

/** With `HISTORY_YEARS` change sets end: what refers to one is then without it. */
export class ChangeSetsMayEnd1796016126494 implements MigrationInterface {
  readonly name = 'ChangeSetsMayEnd1796016126494';

  up = (runner: QueryRunner): Promise<void> => refer(runner, 'on delete set null');

  down = (runner: QueryRunner): Promise<void> => refer(runner, '');
}

async function refer(runner: QueryRunner, onDelete: string): Promise<void> {
  for (const [table, column] of references)
    await runner.query(`alter table ${table} drop constraint ${table}_${column}_fkey,
      add constraint ${table}_${column}_fkey foreign key (${column}) references change_sets ${onDelete}`);
}
