import type { MigrationInterface, QueryRunner } from 'typeorm';
import { steps } from './lists-at-scale/steps.js';
import { upkeep } from './lists-at-scale/upkeep.js';

/**
 * Names are in the order of their numbers: `Foto 2` before `Foto 10`. Whatever is stored in that order is made anew: indexes, the
 * titles of the photos of a tag, and the steps of lists. Administrators sort by file names and inventory numbers, too.
 */
export class NamesByNumber1795640200000 implements MigrationInterface {
  readonly name = 'NamesByNumber1795640200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create collation it_by_number (provider = icu, locale = 'it-u-kn');
      ${orderedBy('it_by_number')}
      create index photos_admin_file on photos ((coalesce(original_name, '') collate "by_number"), id)
        where not proposed and status <> 'removed';
      create index photos_admin_number on photos ((inventory_number collate "by_number"), id)
        where not proposed and status <> 'removed';
      create index photos_admin_number_desc on photos ((inventory_number collate "by_number") desc nulls last, id desc)
        where not proposed and status <> 'removed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index photos_admin_number_desc, photos_admin_number, photos_admin_file;
      ${orderedBy('it-x-icu')}
      drop collation it_by_number;
    `);
  }
}

const functionOf = (sql: string, name: string, end: string): string =>
  new RegExp(`create function ${name}[\\s\\S]*?${end}`).exec(sql)?.[0] ?? '';

function orderedBy(collation: string): string {
  const functions = [functionOf(steps, 'step_by_title', '\\n\\$\\$;'), functionOf(upkeep, 'tidy_lists', 'end \\$\\$;')];
  return `
    drop index photos_title, photos_admin_title;
    create index photos_title on photos ((title collate "${collation}"), id) include (years) where status = 'published';
    create index photos_admin_title on photos ((title collate "${collation}"), id)
      include (status, license, years, lat, lacks_english, lacks_german, uploaded_by)
      where not proposed and status <> 'removed';
    alter table tag_photos alter column title type text collate "${collation}";
    alter table list_steps alter column title type text collate "${collation}";
    ${functions
      .map((sql) => sql.replace('create function', 'create or replace function').replaceAll('it-x-icu', collation))
      .join('\n')}
    select tidy_lists();`;
}
