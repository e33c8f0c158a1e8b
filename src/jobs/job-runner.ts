import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { reasonOf } from '../platform/operator-error.js';
import { isDiskAway } from '../platform/storage/disk-failure.js';
import { StorageAway } from '../platform/storage/storage.js';
import { WeightedSemaphore } from '../platform/weighted-semaphore.js';
import { type JobHandler, JobHandlers } from './job-handlers.js';
import type { JobKind } from '../contract/job-kinds.js';
import { describeJob } from './job.js';
import { type DueJob, JobRows, type Lease, leaseMs } from './job-rows.js';
import { presentWork } from '../platform/present-work.js';
import { traceProcessed } from './job-traces.js';
import { workOf } from './work-of.js';
import type { Outcome } from './outcome.js';
import { retryDelayMs } from './retry-delay.js';
import { TimeLimit } from './time-limit.js';

const maxAttempts = 8;
/** As after so many attempts: rendering finds out only after its work that the disk is full. */
const diskPause = 4;
/** Another job may have caused a single crash; a job that was running at three crashes is taken for the cause. */
const maxCrashes = 3;
const defaultTimeLimitMs = 5 * 60_000;
const releaseTimeoutMs = 2000;
/** Larger than the number of jobs that one process ever runs at a time. */
const processCapacity = 1000;

interface Running {
  lease: Lease;
  /** Aborted when the lease is lost. */
  lost: AbortController;
}

/** Runs jobs: leases the row of a job, calls its handler, and stores the outcome. */
@Injectable()
export class JobRunner implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly runs = new Set<Promise<Outcome>>();
  private readonly running = new Map<string, Running>();
  private readonly slots = new Map<JobKind, WeightedSemaphore>();
  private readonly process = new WeightedSemaphore(processCapacity);
  private readonly stop = new AbortController();
  private readonly heartbeat = setInterval(() => void this.extendLeases(), leaseMs / 3);
  private hung: Lease | null = null;
  private stopping = false;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly rows: JobRows,
  ) {}

  /**
   * Waits for a free slot of the job's kind and runs the job.
   * @throws when the outbox could not be read or written; the lease then expires and the job runs again
   */
  async run(job: DueJob): Promise<Outcome> {
    const run = this.slotsOf(job.kind).within(1, () => this.runInSlot(job));
    this.runs.add(run);
    return run.finally(() => this.runs.delete(run));
  }

  /** Waits for running jobs and releases those that wait for a slot. */
  async drain(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled(this.runs);
  }

  /** Releases running jobs: aborts their signal and does not wait for their handlers. */
  async abort(): Promise<void> {
    this.stop.abort();
    await this.drain();
  }

  onApplicationShutdown(): void {
    clearInterval(this.heartbeat);
  }

  private slotsOf(kind: JobKind): WeightedSemaphore {
    const slots = this.slots.get(kind) ?? new WeightedSemaphore(this.handlers.get(kind).concurrency);
    this.slots.set(kind, slots);
    return slots;
  }

  /**
   * A job that was running when its worker crashed is run alone: if it crashes the process again, no other job is counted
   * with it. It holds no lease while it waits for that, because a job that it waits for may crash the process.
   */
  private async runInSlot(job: DueJob): Promise<Outcome> {
    const outcome = await this.process.within(1, () => this.runLeased(job, { alone: false }));
    if (outcome) return outcome;
    return (
      (await this.process.within(processCapacity, () => this.runLeased(job, { alone: true }))) ?? { state: 'settled' }
    );
  }

  /** Null when the job must be run alone. */
  private async runLeased(job: DueJob, { alone }: { alone: boolean }): Promise<Outcome | null> {
    if (this.stopping) return { state: 'released' };
    const lease = await this.rows.lease(job);
    if (!lease) return { state: 'settled' };
    if (lease.crashes > 0 && !alone) {
      await this.rows.release(lease);
      return null;
    }
    const handler = this.handlers.get(lease.kind);
    if (lease.crashes >= maxCrashes)
      return this.markDead(handler, lease, `${lease.crashes} workers ended while they were at it`);
    return presentWork.run(workOf(lease), () => traceProcessed(lease, () => this.attempt(handler, lease)));
  }

  private async attempt(handler: JobHandler, lease: Lease): Promise<Outcome> {
    const lost = new AbortController();
    this.running.set(lease.id, { lease, lost });
    const limit = new TimeLimit(handler.timeLimitMs ?? defaultTimeLimitMs, () => void this.endHungProcess(lease));
    const { kind, subject, subjectId } = lease;
    const signal = AbortSignal.any([this.stop.signal, lost.signal]);
    const untimed = <T>(waiting: Promise<T>): Promise<T> => limit.untimed(waiting);
    try {
      await unlessAborted(this.stop.signal, handler.run(subjectId, { kind, subject, subjectId, signal, untimed }));
    } catch (error) {
      return this.stop.signal.aborted ? await this.release(lease) : await this.fail(handler, lease, error);
    } finally {
      limit.end();
      this.running.delete(lease.id);
    }
    return { state: (await this.rows.complete(lease)) ? 'again' : 'settled' };
  }

  private async release(lease: Lease): Promise<Outcome> {
    if (lease !== this.hung) await this.rows.release(lease);
    return { state: 'released' };
  }

  private async fail(handler: JobHandler, lease: Lease, thrown: unknown): Promise<Outcome> {
    const error = types.isNativeError(thrown) ? thrown : new Error(String(thrown));
    const reason = `${error.name}: ${error.message}`.slice(0, 2000);
    if (error instanceof StorageAway) return this.wait(lease, error, { reason, pauseMs: retryDelayMs(1) });
    if (isDiskAway(error)) return this.wait(lease, error, { reason, pauseMs: retryDelayMs(diskPause) });
    if (lease.attempts >= maxAttempts) return this.markDead(handler, lease, reason);
    const pauseMs = retryDelayMs(lease.attempts);
    this.logger.warn({ err: error }, `${describeJob(lease)}: attempt ${lease.attempts} failed`);
    await this.rows.retryLater(lease, reason, pauseMs);
    return { state: 'failed', error, pauseMs };
  }

  /** Not counted as an attempt: however long the files are away, no job is given up for it. */
  private async wait(
    lease: Lease,
    error: Error,
    { reason, pauseMs }: { reason: string; pauseMs: number },
  ): Promise<Outcome> {
    this.logger.warn(`${describeJob(lease)} waits: ${reason}`);
    await this.rows.retryLater(lease, reason, pauseMs, { counts: false });
    return { state: 'failed', error, pauseMs };
  }

  private async markDead(handler: JobHandler, lease: Lease, reason: string): Promise<Outcome> {
    this.logger.error(`${describeJob(lease)} is a dead letter: ${reason}`);
    await handler.onDead?.(lease.subjectId, reason, lease);
    await this.rows.markDead(lease, reason);
    return { state: 'dead', reason };
  }

  /** One statement for all running jobs. */
  private async extendLeases(): Promise<void> {
    const running = [...this.running.values()];
    if (running.length === 0) return;
    try {
      const held = await this.rows.extend(running.map(({ lease }) => lease));
      for (const { lease, lost } of running) if (!held.includes(lease.id)) lost.abort();
    } catch (error) {
      this.logger.warn(`cannot extend the leases of ${running.length} jobs (${reasonOf(error)})`);
    }
  }

  /** Native code that hangs cannot be aborted, so its process exits. Its lease is not released, which counts as a crash. */
  private async endHungProcess(lease: Lease): Promise<void> {
    this.logger.fatal(`${describeJob(lease)} hangs; this worker ends and is started anew`);
    this.hung = lease;
    void this.abort();
    // Meanwhile the other jobs are released, in the queue too.
    await setTimeout(releaseTimeoutMs);
    process.exit(1);
  }
}

/** @throws the signal's reason as soon as it is aborted, without waiting for `work` */
async function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
