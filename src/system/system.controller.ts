import { Controller, Header } from '@nestjs/common';
import { Operation } from '../platform/http/operation.decorator.js';
import { RetriedJobsDto, SystemStateDto } from './system.dto.js';
import { SystemService } from './system.service.js';

@Controller()
export class SystemController {
  constructor(private readonly system: SystemService) {}

  /** The state of services and background jobs. */
  @Operation('system.read')
  @Header('Cache-Control', 'private, no-store')
  read(): Promise<SystemStateDto> {
    return this.system.read();
  }

  /** Makes all jobs that were given up due again. */
  @Operation('system.retryJobs')
  retryJobs(): Promise<RetriedJobsDto> {
    return this.system.retryJobs();
  }
}
