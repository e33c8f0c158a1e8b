import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What administrators find photos in any state by: parts of titles, of the file's name and of the inventory number, whatever
 * the accents, the case and the apostrophes (docs/adr/0029).
 */
export class PartsOfNames1795460000000 implements MigrationInterface {
  readonly name = 'PartsOfNames1795460000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The collation: that of the database may know no capital letters but those of ASCII.
      create function plain_text(text) returns text language sql immutable strict parallel safe as $$
        select case when $1 ~ '^[ -~]*$' then lower($1) else
          replace(translate(regexp_replace(normalize(lower($1 collate "und-x-icu"), nfkd), '[\\u0300-\\u036f]', '', 'g'),
            'øđłı‘’', 'odli'''''), 'ß', 'ss') end
      $$;
      drop index photos_words;
      alter table photos add column part_text text generated always as (plain_text(
        title || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_de, '') || ' ' || coalesce(original_name, '') || ' '
          || coalesce(inventory_number, ''))) stored;
      create index photos_part_text on photos using gin (part_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos drop column part_text;
      drop function plain_text(text);
      create index photos_words on photos using gin (
        (title || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_de, '') || ' ' || coalesce(original_name, '')) gin_trgm_ops);
    `);
  }
}
