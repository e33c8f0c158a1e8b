import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthProbes } from '../platform/health/health-probes.js';
import { isWorkerAlive } from './worker-heartbeat.js';

/** Makes `/health/ready` say when no worker is alive: uploads are not processed then, and mails wait. */
@Injectable()
export class WorkerProbe {
  constructor(probes: HealthProbes, dataSource: DataSource) {
    probes.add('workers', () => isWorkerAlive(dataSource), { needsDatabase: true });
  }
}
