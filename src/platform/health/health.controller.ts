import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Infrastructure } from '../http/operation.decorator.js';
import { HealthService, type Readiness } from './health.service.js';

/** For load balancers, Docker Compose and operators. */
@ApiExcludeController()
@Infrastructure()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: the process answers. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Readiness: 503 when it cannot serve; names the missing services. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.check();
    response.status(readiness.status === 'unavailable' ? 503 : 200);
    return readiness;
  }
}
