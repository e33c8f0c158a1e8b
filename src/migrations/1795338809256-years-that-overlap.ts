import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The years that a photo may be of, for the few photos whose date is a span: they belong to more than the year that is kept. */
export class YearsThatOverlap1795338809256 implements MigrationInterface {
  readonly name = 'YearsThatOverlap1795338809256';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index photos_spans on photos
      using gist (int4range(least(year, year_start, year_end), greatest(year, year_start, year_end), '[]'))
      where status = 'published' and (year_start is not null or year_end is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index photos_spans');
  }
}
