import { Injectable } from '@nestjs/common';
import { QueueHealth } from '../queue/queue-health.js';
import { Metrics } from './metrics.js';

@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, queue: QueueHealth) {
    metrics.gauge({
      name: 'veduta_queue_up',
      help: 'Whether the queue answers (1) or work waits for the next look at the database (0).',
      labels: ['engine'],
      async read() {
        const { engine, fault } = await queue.check();
        return [{ labels: { engine }, value: fault === null ? 1 : 0 }];
      },
    });
  }
}
