import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A gallery is in the order of years. */
export class GalleryByYear1795340000000 implements MigrationInterface {
  readonly name = 'GalleryByYear1795340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index entity_photos_year on entity_photos (entity_id, year, photo_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index entity_photos_year');
  }
}
