import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** The backs of photographs: photos of their own, which their fronts show (docs/adr/0092). */
export class BacksOfPhotos1796021700000 implements MigrationInterface {
  readonly name = 'BacksOfPhotos1796021700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos add front_id integer references photos (id) on delete set null deferrable initially deferred;
      ${statuses(`, 'back'`)}
      alter table photos
        add constraint photos_back_has_front check (status <> 'back' or front_id is not null),
        add constraint photos_back_is_shown_by_front
          check (front_id is null or status not in ('published', 'draft') and front_id <> id and not proposed);
      create unique index photos_back on photos (front_id) where front_id is not null and status <> 'removed';
      create index photos_front on photos (front_id);
      ${commentOnColumn('photos', 'front_id', 'The photo whose back it is; null for any other photo.')}
      ${commentOnColumn('photos', 'status', 'processing, published, draft, back, failed or removed. A back is public with its front.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update photos set status = case status when 'back' then 'draft' else status end, front_id = null,
          wanted_status = case wanted_status when 'back' then 'draft' else wanted_status end,
          withheld_from = case withheld_from when 'back' then 'draft' else withheld_from end
        where front_id is not null or 'back' in (status, wanted_status, withheld_from);
      alter table photos drop front_id;
      ${statuses('')}
    `);
  }
}

/** The statuses that there are, with these more. */
const statuses = (more: string): string => `
  alter table photos
    drop constraint photos_status_check,
    add constraint photos_status_check check (status in ('processing', 'published', 'draft', 'failed', 'removed'${more})),
    drop constraint photos_wanted_status_check,
    add constraint photos_wanted_status_check check (wanted_status in ('published', 'draft'${more})),
    drop constraint photos_withheld_from,
    add constraint photos_withheld_from check (withheld_from in ('published', 'draft'${more}));`;
