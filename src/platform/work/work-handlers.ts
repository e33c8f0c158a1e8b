import { Injectable } from '@nestjs/common';
import { type Work, type WorkKind, workKinds } from './work.js';

export interface WorkHandler {
  kind: WorkKind;
  /** How much of this kind one worker process does at a time. */
  concurrency: number;
  /**
   * Does what is owed; it may be called twice for one debt. `signal` ends when the work was given to someone else or the
   * process stops: what comes then must not be written any more. A thrown error means: again, after a pause. A fault that
   * no repetition can heal is the handler's own business: it notes it where it belongs and returns.
   */
  run(subjectId: number, work: Work & { signal: AbortSignal }): Promise<void>;
  /** Told before the work rests as failed: after the last attempt, or when too many workers have died of it. */
  onGivenUp?(subjectId: number, error: string): Promise<void>;
  /** A work that runs longer has hung; its process ends and is started anew. Five minutes where nothing is said. */
  timeLimitMs?: number;
}

/** Who does which kind of work in this process. Filled in the constructors of the workers' processors. */
@Injectable()
export class WorkHandlers {
  private readonly handlers = new Map<WorkKind, WorkHandler>();

  register(handler: WorkHandler): void {
    if (this.handlers.has(handler.kind)) throw new Error(`Work of the kind ${handler.kind} has two handlers.`);
    this.handlers.set(handler.kind, handler);
  }

  /** @throws Error when work of that kind could be owed and nobody would do it. */
  get(kind: WorkKind): WorkHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`Nobody does work of the kind ${kind}.`);
    return handler;
  }

  /** The handlers of all kinds. */
  getAll(): WorkHandler[] {
    return workKinds.map((kind) => this.get(kind));
  }
}
