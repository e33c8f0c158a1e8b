import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

const dates = ['construction', 'alteration', 'demolition', 'birth', 'death'];

/** The columns of a date besides its words, with their types and comments. */
const columns = {
  earliest: ['date', 'first day that the date may mean, where an archivist has given it.'],
  latest: ['date', 'last day that the date may mean, where an archivist has given it.'],
  verified: ['boolean not null default false', 'whether somebody has verified the date.'],
  verified_by: ['text', 'who has verified the date.'],
  source: ['text', 'what the date is known from.'],
} as const;

const ofDates = (sql: (column: string, type: string, comment: string) => string): string[] =>
  dates.flatMap((date) =>
    Object.entries(columns).map(([name, [type, comment]]) =>
      sql(`${date}_${name}`, type, `Of its ${date}: ${comment}`),
    ),
  );

/** The dates of record cards have given days, and who has verified them, from what source. */
export class DatesOfCards1795914227607 implements MigrationInterface {
  readonly name = 'DatesOfCards1795914227607';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entities ${ofDates((column, type) => `add ${column} ${type}`).join(', ')};
      ${ofDates((column, _type, comment) => commentOnColumn('entities', column, comment)).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table entities ${ofDates((column) => `drop ${column}`).join(', ')}`);
  }
}
