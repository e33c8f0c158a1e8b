import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What archives know of the object that was scanned. Nothing of it is known yet, so no search document changes. */
export class ObjectMetadata1763800000000 implements MigrationInterface {
  readonly name = 'ObjectMetadata1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos
        add column credit_line text,
        add column holding_institution text,
        add column inventory_number text,
        add column technique text,
        add column technique_en text,
        add column technique_de text,
        add column physical_size text,
        add column inscription text,
        add column inscription_en text,
        add column inscription_de text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos
        drop column credit_line,
        drop column holding_institution,
        drop column inventory_number,
        drop column technique,
        drop column technique_en,
        drop column technique_de,
        drop column physical_size,
        drop column inscription,
        drop column inscription_en,
        drop column inscription_de`);
  }
}
