import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutTimeLimit } from '../platform/database/without-time-limit.js';
import { commentOnColumn } from './comments/table-comments.js';

/**
 * Imports find tags and cards by the names that rows have, whatever their accents, case and signs. The rule (`keyOf` of the imports)
 * knows letters as Unicode does, PostgreSQL does not: `plain_name` is a coarser key. Names that are the same by the rule have the
 * same key, others may have it as well, so who looks one up compares what is found.
 */
export class PlainNames1795869493000 implements MigrationInterface {
  readonly name = 'PlainNames1795869493000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function plain_name(text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(translate(lower(normalize($1, nfkd) collate "und-x-icu"), 'ς', 'σ'), '[^${letters}]', '', 'g')
      $$;
      create function set_plain_names() returns trigger language plpgsql as $$
      begin
        new.plain_names := array(
          select distinct plain_name(value) from jsonb_each_text(to_jsonb(new)) where key ~ tg_argv[0] and value is not null order by 1);
        return new;
      end $$;
      alter table tags add plain_names text[] not null default '{}';
      alter table entities add plain_names text[] not null default '{}';
      create trigger tags_named before insert or update on tags for each row execute function set_plain_names('^(slug|name(_.*)?)$');
      create trigger entities_named before insert or update on entities for each row execute function set_plain_names('^name(_.*)?$');
      ${commentOnColumn('tags', 'plain_names', 'Its slug and its names in every language as plain_name has them: imports look them up.')}
      ${commentOnColumn('entities', 'plain_names', 'Its names in every language as plain_name has them: imports look them up.')}
    `);
    await withoutTimeLimit(runner, async () => {
      await runner.query('update tags set plain_names = default');
      await runner.query('update entities set plain_names = default');
      await runner.query('create index tags_plain_names on tags using gin (plain_names)');
      await runner.query('create index entities_plain_names on entities using gin (plain_names)');
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tags_named on tags;
      drop trigger entities_named on entities;
      alter table tags drop plain_names;
      alter table entities drop plain_names;
      drop function set_plain_names();
      drop function plain_name(text);
    `);
  }
}

/** Latin without accents and digits, Greek, Cyrillic, Hebrew, Arabic, Chinese. Names in other letters have an empty key in common. */
const letters = 'a-z0-9\\u03b1-\\u03c9\\u0430-\\u045f\\u05d0-\\u05ea\\u0621-\\u064a\\u4e00-\\u9fff';
