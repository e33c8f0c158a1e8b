import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics, type Reading } from '../platform/metrics/metrics.js';
import { jobKinds } from '../contract/job-kinds.js';
import { JobQueues } from './job-queues.js';
import { QueueHealth } from './queue-health.js';

const byState = `
  select kind, count(*)::integer as value,
    case when dead_at is not null then 'dead' when leased_until >= now() then 'running'
      when due_at > now() then 'delayed' else 'owed' end as state
  from job_outbox where version > done_version group by kind, state`;

const longestWait = `
  select coalesce(extract(epoch from max(now() - due_at)), 0)::float as seconds from job_outbox
  where version > done_version and dead_at is null and due_at <= now() and (leased_until is null or leased_until < now())`;

/** Metrics of jobs. The web process reports them for all workers, from the outbox and the queue. */
@Injectable()
export class JobMetrics {
  constructor(
    metrics: Metrics,
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly health: QueueHealth,
  ) {
    metrics.gauge({
      name: 'veduta_jobs',
      of: 'archive',
      help: 'Jobs in the outbox by kind and state: owed (due), delayed (due later), running, dead (given up).',
      labels: ['kind', 'state'],
      read: () => this.countByState(),
    });
    metrics.gauge({
      name: 'veduta_jobs_queued',
      of: 'archive',
      help: 'Jobs that the queue holds and that do not run yet, by kind.',
      labels: ['kind'],
      read: () => this.countQueued(),
    });
    metrics.gauge({
      name: 'veduta_jobs_longest_wait_seconds',
      of: 'archive',
      help: 'For how long the job that waits longest has been due.',
      labels: [],
      read: () => this.findLongestWait(),
    });
    metrics.gauge({
      name: 'veduta_queue_up',
      of: 'archive',
      help: 'Whether the queue answers (1) or the workers run jobs from the outbox without it (0).',
      labels: ['engine'],
      read: () => this.readUp(),
    });
  }

  private async countByState(): Promise<Reading<'kind' | 'state'>[]> {
    const rows = await this.dataSource.query<{ kind: string; state: string; value: number }[]>(byState);
    return rows.map(({ value, ...labels }) => ({ labels, value }));
  }

  /** One after another, so that one connection is enough. */
  private async countQueued(): Promise<Reading<'kind'>[]> {
    const readings: Reading<'kind'>[] = [];
    for (const kind of jobKinds) {
      const { waiting = 0, delayed = 0 } = await (await this.queues.get(kind)).getJobCounts('waiting', 'delayed');
      readings.push({ labels: { kind }, value: waiting + delayed });
    }
    return readings;
  }

  private async findLongestWait(): Promise<Reading<never>[]> {
    const rows = await this.dataSource.query<{ seconds: number }[]>(longestWait);
    return rows.map(({ seconds }) => ({ labels: {}, value: seconds }));
  }

  private async readUp(): Promise<Reading<'engine'>[]> {
    const { engine, error } = await this.health.check();
    return [{ labels: { engine }, value: error === null ? 1 : 0 }];
  }
}
