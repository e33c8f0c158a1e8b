import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { DiskSpace } from '../storage/disk-space.js';
import { HealthProbes } from './health-probes.js';

/** Makes `/health/ready` say when uploads are refused for want of room or rights, and `/metrics` how much room there is. */
@Injectable()
export class DiskMonitor {
  constructor(probes: HealthProbes, metrics: Metrics, disk: DiskSpace) {
    probes.add('disk', async () => (await disk.isEnough()) && disk.isWritable());
    metrics.gauge({
      name: 'veduta_disk_free_bytes',
      of: 'archive',
      help: 'Free bytes of the disk of DATA_DIR.',
      labels: [],
      read: async () => [{ labels: {}, value: (await disk.readDisk()).freeBytes }],
    });
  }
}
