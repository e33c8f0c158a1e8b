import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The path that a file had in its delivery, whose folders are the order of the archive: lists are sorted by it, filtered by its
 * folders and searched for its parts. Photos before it have their file's name.
 */
export class PathsOfDeliveries1795621500000 implements MigrationInterface {
  readonly name = 'PathsOfDeliveries1795621500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create collation by_number (provider = icu, locale = 'und-u-kn');
      alter table photos add column delivery_path text, drop column part_text;
      alter table photos add column part_text text generated always as (plain_text(${parts} || ' '
        || coalesce(delivery_path, ''))) stored;
      create index photos_part_text on photos using gin (part_text gin_trgm_ops);
      create index photos_delivery_path on photos using spgist (delivery_path) where delivery_path is not null;
      create index photos_admin_path on photos (
        (string_to_array(left(coalesce(delivery_path, original_name, ''), 500), '/') collate "by_number"), id)
        where not proposed and status <> 'removed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos drop column part_text, drop column delivery_path;
      drop index if exists photos_admin_path;
      drop collation by_number;
      alter table photos add column part_text text generated always as (plain_text(${parts})) stored;
      create index photos_part_text on photos using gin (part_text gin_trgm_ops);
    `);
  }
}

const parts = `title || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_de, '') || ' ' || coalesce(original_name, '') || ' '
  || coalesce(inventory_number, '')`;
