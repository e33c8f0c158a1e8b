import { Injectable } from '@nestjs/common';
import { type JobKind, jobKinds } from '../contract/job-kinds.js';
import type { Job } from './job.js';

/** What a handler gets besides the id of the subject. */
export interface JobContext extends Job {
  /** Aborted when the job has lost its lease or the process stops: results must not be written after that. */
  signal: AbortSignal;
  /** Waits for a resource that other jobs hold; the time limit is paused meanwhile. */
  untimed<T>(waiting: Promise<T>): Promise<T>;
}

export interface JobHandler {
  kind: JobKind;
  /** How many jobs of this kind one worker process runs at a time. */
  concurrency: number;
  /**
   * Runs the job; it may be called twice for one job. When it throws, the job is tried again after a pause. A permanent
   * error must not be thrown: the handler stores it and returns.
   */
  run(subjectId: number, job: JobContext): Promise<void>;
  /** Called before the job becomes a dead letter: after the last attempt, or when it has crashed too many workers. */
  onDead?(subjectId: number, error: string, job: Pick<Job, 'subject'>): Promise<void>;
  /** A job that runs longer counts as hung, and its process is restarted. Default: five minutes. */
  timeLimitMs?: number;
}

/** The handlers of this process by kind of job, registered in the constructors of the processors in `workers/`. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<JobKind, JobHandler>();

  register(handler: JobHandler): void {
    if (this.handlers.has(handler.kind)) throw new Error(`Jobs of the kind ${handler.kind} have two handlers.`);
    this.handlers.set(handler.kind, handler);
  }

  /** @throws Error when none is registered */
  get(kind: JobKind): JobHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`Nobody runs jobs of the kind ${kind}.`);
    return handler;
  }

  /** The handlers of all kinds. @throws Error when one is missing */
  getAll(): JobHandler[] {
    return jobKinds.map((kind) => this.get(kind));
  }
}
