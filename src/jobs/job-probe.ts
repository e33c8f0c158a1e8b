import { Injectable } from '@nestjs/common';
import { HealthProbes } from '../platform/health/health-probes.js';
import { QueueHealth } from './queue-health.js';

/** Makes `/health/ready` report a queue that does not answer. */
@Injectable()
export class JobProbe {
  constructor(probes: HealthProbes, queue: QueueHealth) {
    const isRedis = queue.engine === 'redis';
    probes.add(isRedis ? 'redis' : 'queue', async () => (await queue.check()).error === null, {
      needsDatabase: !isRedis,
    });
  }
}
