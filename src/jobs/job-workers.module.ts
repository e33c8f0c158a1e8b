import { Global, Module } from '@nestjs/common';
import { JobHandlers } from './job-handlers.js';
import { JobRelay } from './job-relay.js';
import { JobRows } from './job-rows.js';
import { JobRunner } from './job-runner.js';
import { JobWorkers } from './job-workers.js';
import { JobsModule } from './jobs.module.js';
import { SettledJobs } from './settled-jobs.js';
import { WorkerHeartbeat } from './worker-heartbeat.js';

/** For worker processes: runs the jobs. */
@Global()
@Module({
  imports: [JobsModule],
  providers: [JobHandlers, JobRows, JobRunner, JobRelay, JobWorkers, SettledJobs, WorkerHeartbeat],
  exports: [JobHandlers, SettledJobs],
})
export class JobWorkersModule {}
