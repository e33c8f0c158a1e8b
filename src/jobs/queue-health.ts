import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { reasonOf } from '../platform/operator-error.js';
import { JobQueues } from './job-queues.js';

const patienceMs = 1000;

/** `fault` is null when the queue answers. Without it jobs are run all the same, up to a second later. */
export interface QueueReport {
  engine: 'redis' | 'postgres';
  fault: string | null;
}

@Injectable()
export class QueueHealth {
  constructor(private readonly queues: JobQueues) {}

  /** Never throws, and answers within a second. */
  async check(): Promise<QueueReport> {
    const tooLate = setTimeout(patienceMs, 'no answer within a second', { ref: false });
    const fault = await Promise.race([this.queues.check().then(() => null, reasonOf), tooLate]);
    return { engine: this.queues.backendName, fault };
  }
}
