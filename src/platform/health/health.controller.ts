import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Infrastructure } from '../http/operation.decorator.js';
import { HealthService, type Readiness } from './health.service.js';

/** For whoever keeps the product running: a load balancer, compose, a person. */
@ApiExcludeController()
@Infrastructure()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process lives. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** It can serve; what is missing is named. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.check();
    response.status(readiness.status === 'unavailable' ? 503 : 200);
    return readiness;
  }
}
