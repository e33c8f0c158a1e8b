import { Logger } from '@nestjs/common';
import type { Work, WorkKind } from '../work/work.js';
import { type BullJob, bullJob } from './bull-job.js';
import { QueueEngine } from './queue-engine.js';

/** What is needed of BullMQ's classes, whose types differ by what they run on. */
export interface BullQueue extends Faulty {
  addBulk(jobs: BullJob[]): Promise<unknown>;
  close(): Promise<void>;
}
export interface BullWorker extends Faulty {
  close(force?: boolean): Promise<void>;
  disconnect(): Promise<void>;
}
interface Faulty {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface Listener {
  concurrency: number;
  answer: () => Promise<void>;
}

/** What BullMQ's two engines have in common: queues are opened at the first bell, workers at the first listener. */
export abstract class BullEngine extends QueueEngine {
  private readonly logger = new Logger('Queue');
  private readonly queues = new Map<WorkKind, BullQueue>();
  private readonly workers: BullWorker[] = [];
  private lastError = '';

  protected abstract openQueue(name: string): BullQueue;
  protected abstract openWorker(name: string, listener: Listener): BullWorker;
  protected abstract closeConnections(): Promise<void>;

  async add(works: Work[]): Promise<void> {
    const kinds = new Set(works.map(({ kind }) => kind));
    await Promise.all(
      [...kinds].map((kind) => this.queue(kind).addBulk(works.filter((work) => work.kind === kind).map(bullJob))),
    );
  }

  listen(kind: WorkKind, concurrency: number, answer: () => Promise<void>): void {
    this.workers.push(this.tolerant(this.openWorker(queueName(kind), { concurrency, answer })));
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.workers.map((worker) => this.closeWorker(worker)));
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    await this.closeConnections();
  }

  protected closeWorker(worker: BullWorker): Promise<unknown> {
    return worker.close(true);
  }

  private queue(kind: WorkKind): BullQueue {
    const queue = this.queues.get(kind) ?? this.tolerant(this.openQueue(queueName(kind)));
    this.queues.set(kind, queue);
    return queue;
  }

  /** Without a listener an `error` event would end the process. A lost engine says the same thing many times a second. */
  private tolerant<Emitter extends Faulty>(emitter: Emitter): Emitter {
    emitter.on('error', ({ message }) => this.warn(message));
    return emitter;
  }

  protected warn(message: string): void {
    if (message === this.lastError) return;
    this.lastError = message;
    this.logger.warn(`The queue on ${this.name} has a fault: ${message}. Work goes on without its bell.`);
  }
}

const queueName = (kind: WorkKind): string => `work-${kind}`;
