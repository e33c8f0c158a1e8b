import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/**
 * Record cards that only staff see. Those that are there were public and stay so, as does what a restored backup or a former
 * version writes without this column.
 */
export class DraftsOfEntities1795880000000 implements MigrationInterface {
  readonly name = 'DraftsOfEntities1795880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entities add status text not null default 'published'
        constraint entities_status check (status in ('published', 'draft'));
      ${commentOnColumn('entities', 'status', 'Whether everybody sees it (`published`), or staff only (`draft`).')}
      ${commentOnColumn('imports', 'publishes', 'Whether cards are published, and photos with a picture when it is processed; otherwise they are drafts.')}
    `);
  }

  /** What was a draft would be public without the column. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$ begin
        if exists (select from entities where status = 'draft') then
          raise exception 'There are drafts of record cards, which would become public: publish or delete them first';
        end if;
      end $$;
      alter table entities drop status;
      ${commentOnColumn('imports', 'publishes', 'Whether photos with a picture are published when it is processed; otherwise they are drafts.')}
    `);
  }
}
