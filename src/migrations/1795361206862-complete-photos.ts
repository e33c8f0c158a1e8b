import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos with a date and a description, of which the home page shows some: by age, and one by its id. */
export class CompletePhotos1795361206862 implements MigrationInterface {
  readonly name = 'CompletePhotos1795361206862';

  async up(runner: QueryRunner): Promise<void> {
    const complete = `status = 'published' and year is not null and description <> ''`;
    await runner.query(`create index photos_complete on photos (created_at desc, id desc) where ${complete}`);
    await runner.query(`create index photos_complete_id on photos (id) where ${complete}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index photos_complete, photos_complete_id');
  }
}
