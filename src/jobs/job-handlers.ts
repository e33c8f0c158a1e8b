import { Injectable } from '@nestjs/common';
import { type Job, type JobKind, jobKinds } from './job-kinds.js';

/** What a running job is told besides its subject's id. */
export interface JobContext extends Job {
  /** Ends when the job was given to another worker or the process stops: what comes then must not be written any more. */
  signal: AbortSignal;
  /** Waits for something that other jobs hold, while the time limit stands still. */
  untimed<T>(waiting: Promise<T>): Promise<T>;
}

export interface JobHandler {
  kind: JobKind;
  /** How many jobs of this kind one worker process runs at a time. */
  concurrency: number;
  /**
   * Does the job; it may be called twice for one. A thrown error means: again, after a pause. A fault that no repetition
   * can heal is the handler's own business: it notes it where it belongs and returns.
   */
  run(subjectId: number, job: JobContext): Promise<void>;
  /** Called before the job becomes a dead letter: after the last attempt, or when too many workers have died of it. */
  onDead?(subjectId: number, error: string): Promise<void>;
  /** A job that runs longer has hung; its process ends and is started anew. Five minutes where nothing is said. */
  timeLimitMs?: number;
}

/** Who runs which kind of job in this process. Filled in the constructors of the workers' processors. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<JobKind, JobHandler>();

  register(handler: JobHandler): void {
    if (this.handlers.has(handler.kind)) throw new Error(`Jobs of the kind ${handler.kind} have two handlers.`);
    this.handlers.set(handler.kind, handler);
  }

  /** @throws Error when a job of that kind could be enqueued and nobody would run it. */
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
