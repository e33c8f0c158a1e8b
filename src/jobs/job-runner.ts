import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { reasonOf } from '../platform/operator-error.js';
import { WeightedSemaphore } from '../platform/weighted-semaphore.js';
import { type JobHandler, JobHandlers } from './job-handlers.js';
import { describeJob, type JobKind } from './job-kinds.js';
import { type DueJob, JobRows, type Lease, leaseMs } from './job-rows.js';
import { pauseAfter } from './pause-after.js';
import { TimeLimit } from './time-limit.js';

const mostAttempts = 8;
/** One crash may be bad luck or a neighbour's fault; who was there three times is taken for the cause. */
const mostCrashes = 3;
const usualTimeLimitMs = 5 * 60_000;
const timeToGiveBackMs = 2000;
/** More than one process runs. */
const wholeProcess = 1000;

/**
 * How a run ended, as the outbox has it. `settled`: nothing is left to do, here at least. `again`: done, and enqueued once
 * more meanwhile. `released`: given back, as the process stops.
 */
export type Outcome =
  | { state: 'settled' | 'again' | 'released' }
  | { state: 'failed'; error: Error; pauseMs: number }
  | { state: 'dead'; reason: string };

interface Running {
  lease: Lease;
  /** Aborted when the lease was lost. */
  lost: AbortController;
}

/** Runs the jobs that it is given: leases a job's row, calls its handler, and writes down how it ended. */
@Injectable()
export class JobRunner implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly runs = new Set<Promise<Outcome>>();
  private readonly running = new Map<string, Running>();
  private readonly slots = new Map<JobKind, WeightedSemaphore>();
  private readonly process = new WeightedSemaphore(wholeProcess);
  private readonly stop = new AbortController();
  private readonly heartbeat = setInterval(() => void this.extendLeases(), leaseMs / 3);
  private hung: Lease | null = null;
  private stopping = false;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly rows: JobRows,
  ) {}

  /**
   * Waits for a free slot of the job's kind and runs it.
   * @throws when the outbox could not be read or written: the lease then expires and the job is run once more
   */
  async run(job: DueJob): Promise<Outcome> {
    const run = this.slotsOf(job.kind).within(1, () => this.runInSlot(job));
    this.runs.add(run);
    return run.finally(() => this.runs.delete(run));
  }

  /** Lets what runs come to its end, and gives back at once what would be run after it. */
  async drain(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled(this.runs);
  }

  /** Gives back what runs: its signal ends, and what it still does is not waited for. */
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
   * A job that a worker died of, or beside, is run alone: next time it would die alone, so that no other is suspected for
   * its sake. It holds no lease while it waits for that, since one of those it waits for may kill the process.
   */
  private async runInSlot(job: DueJob): Promise<Outcome> {
    const outcome = await this.process.within(1, () => this.runLeased(job, { alone: false }));
    if (outcome) return outcome;
    return (
      (await this.process.within(wholeProcess, () => this.runLeased(job, { alone: true }))) ?? { state: 'settled' }
    );
  }

  /** Answers null when the job must be run alone and is not. */
  private async runLeased(job: DueJob, { alone }: { alone: boolean }): Promise<Outcome | null> {
    if (this.stopping) return { state: 'released' };
    const lease = await this.rows.lease(job);
    if (!lease) return { state: 'settled' };
    if (lease.crashes > 0 && !alone) {
      await this.rows.release(lease);
      return null;
    }
    const handler = this.handlers.get(lease.kind);
    if (lease.crashes >= mostCrashes)
      return this.bury(handler, lease, `${lease.crashes} workers ended while they were at it`);
    return this.attempt(handler, lease);
  }

  private async attempt(handler: JobHandler, lease: Lease): Promise<Outcome> {
    const lost = new AbortController();
    this.running.set(lease.id, { lease, lost });
    const limit = new TimeLimit(handler.timeLimitMs ?? usualTimeLimitMs, () => void this.endHungProcess(lease));
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
    if (lease.attempts >= mostAttempts) return this.bury(handler, lease, reason);
    const pauseMs = pauseAfter(lease.attempts);
    this.logger.warn({ err: error }, `${describeJob(lease)}: attempt ${lease.attempts} failed`);
    await this.rows.retryLater(lease, reason, pauseMs);
    return { state: 'failed', error, pauseMs };
  }

  private async bury(handler: JobHandler, lease: Lease, reason: string): Promise<Outcome> {
    this.logger.error(`${describeJob(lease)} is a dead letter: ${reason}`);
    await handler.onDead?.(lease.subjectId, reason);
    await this.rows.bury(lease, reason);
    return { state: 'dead', reason };
  }

  /** One statement for all jobs that run; none when nothing does. */
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

  /** Native code that hangs cannot be called back; ending its process can. The lease that stays behind tells the cause. */
  private async endHungProcess(lease: Lease): Promise<void> {
    this.logger.fatal(`${describeJob(lease)} hangs; this worker ends and is started anew`);
    this.hung = lease;
    void this.abort();
    // The others are given back meanwhile, in the queue too.
    await setTimeout(timeToGiveBackMs);
    process.exit(1);
  }
}

/** @throws the signal's reason as soon as it is aborted, whatever becomes of `work` */
async function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
