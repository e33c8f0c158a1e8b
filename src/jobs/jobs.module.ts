import { Global, Module } from '@nestjs/common';
import { JobOutbox } from './job-outbox.js';
import { JobQueues } from './job-queues.js';
import { QueueHealth } from './queue-health.js';

/** For every process: enqueues jobs and reports on the queue. */
@Global()
@Module({ providers: [JobOutbox, JobQueues, QueueHealth], exports: [JobOutbox, JobQueues, QueueHealth] })
export class JobsModule {}
