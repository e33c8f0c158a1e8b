import type { MigrationInterface, QueryRunner } from 'typeorm';
import { counts } from './lists-at-scale/counts.js';
import { indexes } from './lists-at-scale/indexes.js';
import { links } from './lists-at-scale/links.js';
import { popularity } from './lists-at-scale/popularity.js';
import { steps } from './lists-at-scale/steps.js';
import { triggers } from './lists-at-scale/triggers.js';
import { upkeep } from './lists-at-scale/upkeep.js';

/** What lists of photos are read from: indexes, stored counts, and narrow copies of what they are sorted by (docs/adr/0022). */
export class ListsAtScale1795333212472 implements MigrationInterface {
  readonly name = 'ListsAtScale1795333212472';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [indexes, counts, links, steps, popularity, triggers, upkeep]) await runner.query(part);
    await runner.query('select recount_lists()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger photos_inserted_listed on photos;
      drop trigger photos_updated_listed on photos;
      drop trigger photos_deleted_listed on photos;
      drop trigger photos_truncated_listed on photos;
      drop function list_photos(), list_changed_links() cascade;
      drop function count_changed_favorites(), recount_truncated_lists() cascade;
      drop function recount_lists(), tidy_lists(), list_links(integer[]), count_favorites(integer[]);
      drop function step_by_date(timestamptz, integer), step_by_title(text, integer);
      drop table photo_counts, photo_status_counts, tag_photos, entity_photos, entity_counts, list_steps, step_counts, photo_popularity;
      drop type listed_photo;
      drop index photos_title, photos_year, photos_years, photos_public, photos_admin, photos_admin_status, photos_created;
      alter table photos drop column years;
      create index photos_created on photos (created_at desc, id desc) where status = 'published';
      create index photos_year on photos (year, id) where status = 'published';
      create index photos_status on photos (status, created_at desc, id desc);
    `);
  }
}
