import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members may tell what they know about a photo: a contribution of the field `memory`. */
export class Memories1795370000000 implements MigrationInterface {
  readonly name = 'Memories1795370000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contributions drop constraint contributions_field_name_check;
      alter table contributions add constraint contributions_field_name_check check (field_name in
        ('year', 'author', 'source', 'license', 'title', 'description', 'position', 'memory'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from contributions where field_name = 'memory';
      alter table contributions drop constraint contributions_field_name_check;
      alter table contributions add constraint contributions_field_name_check check (field_name in
        ('year', 'author', 'source', 'license', 'title', 'description', 'position'));
    `);
  }
}
