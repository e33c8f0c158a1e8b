import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../platform/operator-error.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { jobKinds, type JobKind } from '../contract/job-kinds.js';
import { JobQueues } from './job-queues.js';
import { type DueJob, JobRows } from './job-rows.js';
import { JobRunner } from './job-runner.js';

/** The topic that the trigger on `job_outbox` notifies. */
const topic = 'jobs';
const tickMs = 1000;
const sweepEveryTicks = 5;
const batchSize = 500;
const batchSizeWithoutQueue = 50;
/** A job that was queued longer ago than this and has not run is queued again: the queue may have been emptied. */
const requeueAfterMs = 60_000;

/**
 * Moves due jobs from the outbox to the queue: at once after the commit of a change, and every five seconds those whose
 * time has come, whose worker has died, or that the queue has lost. While the queue does not answer, the jobs are run in
 * this process.
 */
@Injectable()
export class JobRelay {
  private readonly logger = new Logger('Jobs');
  /** Kinds of which a batch is running in this process, without the queue. */
  private readonly runningHere = new Set<JobKind>();
  private timer: NodeJS.Timeout | undefined;
  private ticks = 0;
  private current: Promise<void> | null = null;
  private again = false;
  private lastError = '';

  constructor(
    pubSub: PubSub,
    private readonly rows: JobRows,
    private readonly queues: JobQueues,
    private readonly runner: JobRunner,
  ) {
    pubSub.on(topic, () => this.wake());
    queues.onConnect(() => this.wake());
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), tickMs);
    this.wake();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.current;
  }

  /** Checks for due jobs. Never throws. A call during a check causes one more check. */
  wake(): void {
    this.again = true;
    if (this.timer) this.current ??= this.work().finally(() => (this.current = null));
  }

  private tick(): void {
    this.ticks += 1;
    if (this.ticks % sweepEveryTicks === 0 || this.queues.connectedForMs() === null) this.wake();
  }

  private async work(): Promise<void> {
    while (this.again && this.timer) {
      this.again = false;
      await this.relay().then(
        () => (this.lastError = ''),
        (error: unknown) => this.logError(error),
      );
    }
  }

  private async relay(): Promise<void> {
    const connectedForMs = this.queues.connectedForMs();
    if (connectedForMs === null) return this.runHere();
    const jobs = await this.rows.takeDue({
      kinds: jobKinds,
      limit: batchSize,
      queuedBeforeMs: Math.min(connectedForMs, requeueAfterMs),
    });
    if (jobs.length === 0) return;
    this.again ||= jobs.length === batchSize;
    try {
      await this.queues.add(jobs);
    } catch (error) {
      this.logger.warn(`${jobs.length} jobs cannot be queued (${reasonOf(error)}) and are run without the queue`);
      await this.rows.unqueue(jobs);
      await this.runHere();
    }
  }

  private async runHere(): Promise<void> {
    const kinds = jobKinds.filter((kind) => !this.runningHere.has(kind));
    const jobs = await this.rows.takeDue({ kinds, limit: batchSizeWithoutQueue, queuedBeforeMs: 0 });
    for (const kind of kinds) {
      const ofKind = jobs.filter((job) => job.kind === kind);
      if (ofKind.length > 0) void this.runBatch(kind, ofKind);
    }
  }

  private async runBatch(kind: JobKind, jobs: DueJob[]): Promise<void> {
    this.runningHere.add(kind);
    for (const outcome of await Promise.allSettled(jobs.map((job) => this.runner.run(job))))
      if (outcome.status === 'rejected') this.logError(outcome.reason);
    this.runningHere.delete(kind);
    this.wake();
  }

  /** Logs repeated errors once: a database may be unavailable for a long time. */
  private logError(error: unknown): void {
    const reason = reasonOf(error);
    if (reason !== this.lastError) this.logger.warn({ err: error }, 'jobs cannot be relayed');
    this.lastError = reason;
  }
}
