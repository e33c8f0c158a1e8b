import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The middle, until now the position of every cover, becomes null where nobody has set it. */
export class CoverPositionUnset1795361380668 implements MigrationInterface {
  readonly name = 'CoverPositionUnset1795361380668';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table entities alter column cover_photo_position drop not null, alter column cover_photo_position drop default',
    );
    await runner.query(`
      update entities set cover_photo_position = null where cover_photo_position = 50 and not exists (
        select from record_changes where kind = 'entity' and record_id = entities.id and part = 'cover')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update entities set cover_photo_position = 50 where cover_photo_position is null');
    await runner.query(
      'alter table entities alter column cover_photo_position set default 50, alter column cover_photo_position set not null',
    );
  }
}
