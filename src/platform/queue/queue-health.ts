import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { reasonOf } from '../operator-error.js';
import { QueueEngine } from './queue-engine.js';

const patienceMs = 1000;

/** `fault` is null when the doorbell can ring. Without it work is still done, up to a second later. */
export interface QueueReport {
  engine: 'redis' | 'postgres';
  fault: string | null;
}

@Injectable()
export class QueueHealth {
  constructor(private readonly engine: QueueEngine) {}

  /** Never throws, and answers within a second. */
  async check(): Promise<QueueReport> {
    const tooLate = setTimeout(patienceMs, 'no answer within a second', { ref: false });
    const fault = await Promise.race([this.engine.check().then(() => null, reasonOf), tooLate]);
    return { engine: this.engine.name, fault };
  }
}
