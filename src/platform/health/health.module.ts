import { Module } from '@nestjs/common';
import { DiskMonitor } from './disk-monitor.js';
import { HealthController } from './health.controller.js';
import { HealthProbes } from './health-probes.js';
import { HealthService } from './health.service.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, HealthProbes, DiskMonitor],
  exports: [HealthProbes, HealthService],
})
export class HealthModule {}
