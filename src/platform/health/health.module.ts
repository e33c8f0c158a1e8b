import { Module } from '@nestjs/common';
import { DiskMonitor } from './disk-monitor.js';
import { HealthController } from './health.controller.js';
import { HealthProbes } from './health-probes.js';
import { HealthService } from './health.service.js';
import { ServiceMetrics } from './service-metrics.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, HealthProbes, DiskMonitor, ServiceMetrics],
  exports: [HealthProbes, HealthService],
})
export class HealthModule {}
