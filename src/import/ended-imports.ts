import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { importRetentionDays } from '../contract/import.js';

/** Keeps what imports leave behind from growing for ever. */
@Injectable()
export class EndedImports {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Forgets imports that nobody went on to prepare, with which the sweep of the files finds theirs unused, and what was said of the
   * rows of those that ended a year ago: that they were, what they changed and the way to undo them stay. Called by the nightly sweep.
   */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `delete from imports where state in ('reading', 'unreadable', 'draft', 'checking', 'checked')
         and last_step_at < now() - make_interval(days => $1)`,
      [importRetentionDays.unprepared],
    );
    await this.dataSource.transaction(async (tx) => {
      const ended = `select id from imports where state in ('done', 'failed', 'undone')
        and finished_at < now() - make_interval(days => $1)`;
      for (const table of ['import_rows', 'import_conflicts'])
        await tx.query(`delete from ${table} where import_id in (${ended})`, [importRetentionDays.report]);
      await tx.query(`update imports set reported = 0 where reported > 0 and id in (${ended})`, [
        importRetentionDays.report,
      ]);
    });
  }
}
