import type { MigrationInterface, QueryRunner } from 'typeorm';

const fields = "'year', 'author', 'source', 'license', 'title', 'description', 'position'";

/** Members may correct the further dates of a photo, and moderators write them. */
export class OtherDatesCorrected1796024603077 implements MigrationInterface {
  readonly name = 'OtherDatesCorrected1796024603077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contributions drop constraint contributions_field_name_check, drop constraint contributions_written_field_check;
      alter table contributions
        add constraint contributions_field_name_check check (field_name in (${fields}, 'otherDates', 'memory')),
        add constraint contributions_written_field_check check (written_field in (${fields}, 'otherDates', 'notes'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from contributions where field_name = 'otherDates' or written_field = 'otherDates';
      alter table contributions drop constraint contributions_field_name_check, drop constraint contributions_written_field_check;
      alter table contributions
        add constraint contributions_field_name_check check (field_name in (${fields}, 'memory')),
        add constraint contributions_written_field_check check (written_field in (${fields}, 'notes'));
    `);
  }
}
