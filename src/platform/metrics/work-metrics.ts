import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics, type Reading } from './metrics.js';

/** `waiting` is due now or later, `running` is in a worker's hands, `failed` rests until somebody owes it again. */
const byState = `
  select kind, count(*)::integer as value,
    case when failed_at is not null then 'failed' when claimed_until >= now() then 'running' else 'waiting' end as state
  from work_owed where version > done_version group by kind, state`;

const longestWait = `
  select coalesce(extract(epoch from max(now() - next_at)), 0)::float as seconds from work_owed
  where version > done_version and failed_at is null and next_at <= now() and (claimed_until is null or claimed_until < now())`;

@Injectable()
export class WorkMetrics {
  constructor(
    metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {
    metrics.gauge({
      name: 'veduta_owed_work',
      help: 'Work that is owed, by its kind and state.',
      labels: ['kind', 'state'],
      read: () => this.countByState(),
    });
    metrics.gauge({
      name: 'veduta_owed_work_longest_wait_seconds',
      help: 'For how long the work that waits longest has been due.',
      labels: [],
      read: () => this.findLongestWait(),
    });
  }

  private async countByState(): Promise<Reading<'kind' | 'state'>[]> {
    const rows = await this.dataSource.query<{ kind: string; state: string; value: number }[]>(byState);
    return rows.map(({ value, ...labels }) => ({ labels, value }));
  }

  private async findLongestWait(): Promise<Reading<never>[]> {
    const rows = await this.dataSource.query<{ seconds: number }[]>(longestWait);
    return rows.map(({ seconds }) => ({ labels: {}, value: seconds }));
  }
}
