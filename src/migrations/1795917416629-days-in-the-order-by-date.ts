import type { MigrationInterface, QueryRunner } from 'typeorm';

const photosDated = (carried: string): string => `
  drop index photos_dated;
  create index photos_dated on photos (first_day, last_day, id) include (${carried}) where status = 'published'`;

/**
 * Lists from or until a day, in the order of days, compare the days of all photos before the first one that they show: the index
 * carries them, or each of these photos is fetched.
 */
export class DaysInTheOrderByDate1795917416629 implements MigrationInterface {
  readonly name = 'DaysInTheOrderByDate1795917416629';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(photosDated('years, earliest, latest'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(photosDated('years'));
  }
}
