import { Module } from '@nestjs/common';
import { JobStatus } from '../jobs/job-status.js';
import { HealthModule } from '../platform/health/health.module.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

/** The state of services and background jobs, for administrators. */
@Module({ imports: [HealthModule], controllers: [SystemController], providers: [JobStatus, SystemService] })
export class SystemModule {}
