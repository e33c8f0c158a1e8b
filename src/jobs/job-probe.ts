import { Injectable } from '@nestjs/common';
import { HealthProbes } from '../platform/health/health-probes.js';
import { QueueHealth } from './queue-health.js';

/** Has `/health/ready` name a queue that is away. */
@Injectable()
export class JobProbe {
  constructor(probes: HealthProbes, queue: QueueHealth) {
    probes.add(async () => {
      const { engine, fault } = await queue.check();
      if (fault === null) return null;
      return engine === 'redis' ? 'redis' : 'queue';
    });
  }
}
