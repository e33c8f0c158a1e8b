import { Controller, Header } from '@nestjs/common';
import type { Statistics } from '../contract/statistics.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { StatisticsService } from './statistics.service.js';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** The size, growth and completeness of the archive, and what waits for a moderator. */
  @Operation('statistics.read')
  @Header('Cache-Control', 'private, no-store')
  read(): Promise<Statistics> {
    return this.statistics.read();
  }
}
