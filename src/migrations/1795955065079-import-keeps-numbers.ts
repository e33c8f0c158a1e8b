import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the records of an import keep the numbers that they have had in another archive. */
export class ImportKeepsNumbers1795955065079 implements MigrationInterface {
  readonly name = 'ImportKeepsNumbers1795955065079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table imports add keeps_numbers boolean not null default false;
      comment on column imports.keeps_numbers is
        'Whether photos and cards keep the numbers that they have had in the archive that they come from: this one had given none before it.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop keeps_numbers');
  }
}
