import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const retentionDays = 30;

/** Forgets jobs that were done long ago: each was one row for ever. What was given up stays until it is tried again. */
@Injectable()
export class SettledJobs {
  constructor(private readonly dataSource: DataSource) {}

  /** Called by the nightly sweep. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `delete from job_outbox
       where version <= done_version and lease is null and due_at < now() - make_interval(days => $1)`,
      [retentionDays],
    );
  }
}
