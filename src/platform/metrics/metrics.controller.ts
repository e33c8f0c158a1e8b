import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Infrastructure } from '../http/operation.decorator.js';
import { Metrics } from './metrics.js';
import { MetricsGuard } from './metrics.guard.js';

@ApiExcludeController()
@Infrastructure()
@UseGuards(MetricsGuard)
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async read(@Res() response: Response): Promise<void> {
    const text = await this.metrics.text();
    response.setHeader('Content-Type', this.metrics.contentType).end(text);
  }
}
