import { Injectable } from '@nestjs/common';
import { HealthProbes } from '../platform/health/health-probes.js';
import { QueueHealth } from './queue-health.js';

/** Makes `/health/ready` report a queue that does not answer. */
@Injectable()
export class JobProbe {
  constructor(probes: HealthProbes, queue: QueueHealth) {
    probes.add(async () => {
      const { engine, error } = await queue.check();
      if (error === null) return null;
      return engine === 'redis' ? 'redis' : 'queue';
    });
  }
}
