import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { reasonOf } from '../platform/operator-error.js';
import { JobQueues } from './job-queues.js';

const timeoutMs = 1000;

/** `error` is null when the queue answers. Without the queue jobs are run too, up to a second later. */
export interface QueueReport {
  engine: 'redis' | 'postgres';
  error: string | null;
}

@Injectable()
export class QueueHealth {
  constructor(private readonly queues: JobQueues) {}

  get engine(): QueueReport['engine'] {
    return this.queues.backendName;
  }

  /** Never throws, and answers within a second. */
  async check(): Promise<QueueReport> {
    const tooLate = setTimeout(timeoutMs, 'no answer within a second', { ref: false });
    const error = await Promise.race([this.queues.check().then(() => null, reasonOf), tooLate]);
    return { engine: this.engine, error };
  }
}
