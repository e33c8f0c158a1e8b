import { Module } from '@nestjs/common';
import { HealthModule } from '../platform/health/health.module.js';
import { JobMetrics } from './job-metrics.js';
import { JobProbe } from './job-probe.js';
import { WorkerProbe } from './worker-probe.js';

/** For the web process: metrics and health of jobs. */
@Module({ imports: [HealthModule], providers: [JobMetrics, JobProbe, WorkerProbe] })
export class JobMonitoringModule {}
