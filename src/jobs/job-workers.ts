import { setTimeout } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnrecoverableError, WaitingError } from 'bullmq';
import { JobHandlers } from './job-handlers.js';
import { JobQueues } from './job-queues.js';
import { JobRelay } from './job-relay.js';
import { JobRunner } from './job-runner.js';
import { retryDelayMs } from './retry-delay.js';
import type { BullJob, BullWorker } from './queue-backend.js';

const drainTimeoutMs = 15_000;
const closeTimeoutMs = 2000;

/** One BullMQ worker for each kind of job, opened when the application has booted and all handlers are registered. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private workers: BullWorker[] = [];

  constructor(
    private readonly handlers: JobHandlers,
    private readonly queues: JobQueues,
    private readonly runner: JobRunner,
    private readonly relay: JobRelay,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const settings = { backoffStrategy };
    for (const { kind, concurrency } of this.handlers.getAll())
      this.workers.push(
        await this.queues.openWorker(kind, (job, token) => this.process(job, token), { concurrency, settings }),
      );
    this.relay.start();
  }

  /** Accepts no new jobs, waits up to 15 s for the running ones, and releases the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await Promise.all(this.workers.map((worker) => worker.pause(true)));
    await Promise.race([this.runner.drain(), setTimeout(drainTimeoutMs, null, { ref: false })]);
    await this.runner.abort();
    await this.close();
  }

  /** Without a connected backend, closing would wait for an answer, so the workers are closed by force. */
  private async close(): Promise<void> {
    const force = this.queues.connectedForMs() === null;
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close(force)));
    await Promise.race([closed, setTimeout(closeTimeoutMs, null, { ref: false })]);
  }

  /** Runs a job and reports its outcome to BullMQ; the outbox has stored it already. */
  private async process(job: BullJob, token: string | undefined): Promise<void> {
    const outcome = await this.runner.run(job.data);
    switch (outcome.state) {
      case 'settled':
        return;
      case 'again':
        return this.relay.wake();
      case 'failed':
        throw new FailedAttempt(outcome.error, outcome.pauseMs);
      case 'dead':
        throw new UnrecoverableError(outcome.reason);
      case 'released':
        await job.moveToWait(token);
        throw new WaitingError();
    }
  }
}

class FailedAttempt extends Error {
  constructor(
    cause: Error,
    readonly pauseMs: number,
  ) {
    super(cause.message, { cause });
    this.name = cause.name;
  }
}

/** The delay that is stored in the outbox; the first delay where the outbox could not be reached. */
const backoffStrategy = (_attempts: number, _type?: string, error?: Error): number =>
  Math.round(error instanceof FailedAttempt ? error.pauseMs : retryDelayMs(1));
