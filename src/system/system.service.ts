import { Injectable } from '@nestjs/common';
import type { DeadJob, RetriedJobs, SystemState } from '../contract/system.js';
import { type DeadJobRow, JobStatus } from '../jobs/job-status.js';
import { Config } from '../platform/config/config.js';
import { HealthService } from '../platform/health/health.service.js';

const shownDeadJobs = 20;

/** The state of services and background jobs. */
@Injectable()
export class SystemService {
  constructor(
    private readonly health: HealthService,
    private readonly jobs: JobStatus,
    private readonly config: Config,
  ) {}

  async read(): Promise<SystemState> {
    const [readiness, counts, dead] = await Promise.all([
      this.health.check(),
      this.jobs.counts(),
      this.jobs.listDead(shownDeadJobs),
    ]);
    const configured = { mailFrom: this.config.email?.from ?? null, analyticsId: this.config.analyticsId };
    return { ...readiness, configured, jobs: { counts, dead: dead.map(presentDeadJob) } };
  }

  async retryJobs(): Promise<RetriedJobs> {
    return { retried: await this.jobs.retryDead() };
  }
}

const presentDeadJob = ({ lastError, deadAt, ...job }: DeadJobRow): DeadJob => ({
  ...job,
  reason: lastError,
  deadAt: deadAt.toISOString(),
});
