import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Complete photos by decade, those first that fill a screen: the home page shows one of each decade. */
export class PhotosOfDecades1795840000000 implements MigrationInterface {
  readonly name = 'PhotosOfDecades1795840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index photos_complete_decade on photos
         ((year / 10), ((renditions->>'width')::integer >= greatest(1200, 1.2 * (renditions->>'height')::integer)) desc, year_estimated, id desc)
       where status = 'published' and year is not null and description <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index photos_complete_decade');
  }
}
