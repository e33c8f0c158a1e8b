import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What moderators decide beside yes and no: a value of their own, a memory that becomes a value or a note of the photo. And
 * whether the contributor of a photo wants to be named with it.
 */
export class Moderation1795436000000 implements MigrationInterface {
  readonly name = 'Moderation1795436000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos
        add column notes text,
        add column notes_en text,
        add column notes_de text,
        -- Null for photos that no member has contributed.
        add column credits_contributor boolean;
      alter table contributions
        add column credit_wished boolean not null default false,
        add column written_field text check (written_field in
          ('year', 'author', 'source', 'license', 'title', 'description', 'position', 'notes')),
        add column written_language text check (written_language in ('it', 'en', 'de')),
        add column written_value text,
        add constraint contributions_written check ((written_field is null) = (written_value is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contributions drop constraint contributions_written, drop column written_value,
        drop column written_language, drop column written_field, drop column credit_wished;
      alter table photos drop column notes, drop column notes_en, drop column notes_de, drop column credits_contributor;
    `);
  }
}
