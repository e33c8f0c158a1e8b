import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** When an entity was altered and demolished, as written. Other languages get their columns as those of all texts do. */
export class DatesOfEntities1795710000000 implements MigrationInterface {
  readonly name = 'DatesOfEntities1795710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entities
        add column alteration_text text, add column alteration_text_en text, add column alteration_text_de text,
        add column demolition_text text, add column demolition_text_en text, add column demolition_text_de text;
      ${commentOnColumn('entities', 'alteration_text', 'When it was altered, as written.')}
      ${commentOnColumn('entities', 'demolition_text', 'When it was demolished, as written.')}
    `);
  }

  /** With their translations, of which every language of the table has some. */
  async down(runner: QueryRunner): Promise<void> {
    const columns = (await runner.query(
      `select attname as name from pg_attribute
       where attrelid = 'entities'::regclass and not attisdropped and attname ~ '^(alteration|demolition)_text'`,
    )) as { name: string }[];
    await runner.query(`alter table entities ${columns.map(({ name }) => `drop column ${name}`).join(', ')}`);
  }
}
