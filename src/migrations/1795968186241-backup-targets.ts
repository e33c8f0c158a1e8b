import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where backups were made, so that a disk that is not mounted is not taken for a new one. */
export class BackupTargets1795968186241 implements MigrationInterface {
  readonly name = 'BackupTargets1795968186241';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_targets (
        place text primary key,
        made_at timestamptz not null
      );
      comment on table backup_targets is
        'Where backups of this archive were made within a year. Where there was one and is none now, its disk is not mounted.';
      comment on column backup_targets.place is 'The folder, or the name and address of the bucket.';
      comment on column backup_targets.made_at is 'The moment of the rows of the last one there.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backup_targets');
  }
}
