import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The date in words has translations, as other texts of a photo do. */
export class PhotoDatesInThreeLanguages1795345259329 implements MigrationInterface {
  readonly name = 'PhotoDatesInThreeLanguages1795345259329';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table photos add column date_text_en text, add column date_text_de text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table photos drop column date_text_en, drop column date_text_de');
  }
}
