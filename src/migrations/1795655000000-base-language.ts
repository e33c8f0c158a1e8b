import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The base language is chosen at the first start; contributions are written in any language of the table. */
export class BaseLanguage1795655000000 implements MigrationInterface {
  readonly name = 'BaseLanguage1795655000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table archive_identity
        alter archive_id drop not null,
        add column base_language text;
      comment on column archive_identity.base_language is
        'The language of the columns without an ending, chosen at the first start; null before.';
      insert into archive_identity (base_language) select 'it' where exists (select from users)
        on conflict (id) do update set base_language = excluded.base_language;
      update archive_identity set base_language = 'it';
      alter table contributions
        drop constraint contributions_language_check,
        drop constraint contributions_written_language_check;
      -- Counted by photo_filter_counts, in the languages that the site offers.
      drop index photos_translated;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index photos_translated on photos (id) where status = 'published'
        and title_en <> '' and title_de <> '' and description <> '' and description_en <> '' and description_de <> '';
      delete from archive_identity where archive_id is null;
      alter table archive_identity drop column base_language, alter archive_id set not null;
      alter table contributions
        add constraint contributions_language_check check (language in ('it', 'en', 'de')),
        add constraint contributions_written_language_check check (written_language in ('it', 'en', 'de'));
    `);
  }
}
