import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Work } from '../work/work.js';
import { QueueEngine } from './queue-engine.js';

const patienceMs = 300;
/** More than this many at once need no bell each: a worker that has finished one work takes the next by itself. */
const mostAtOnce = 200;

/**
 * Tells the workers at once that work is owed. Only a bell: it may be deaf, lose what it was told or ring twice, since
 * the truth stands in `work_owed` and idle workers look there every second.
 */
@Injectable()
export class Doorbell {
  constructor(private readonly engine: QueueEngine) {}

  /** Never throws and never takes longer than 300 ms. */
  async ring(works: Work[]): Promise<void> {
    const rung = this.engine.add(works.slice(0, mostAtOnce)).catch(() => undefined);
    await Promise.race([rung, setTimeout(patienceMs, undefined, { ref: false })]);
  }
}
