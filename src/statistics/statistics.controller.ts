import { Controller, Header } from '@nestjs/common';
import { Operation } from '../platform/http/operation.decorator.js';
import { StatisticsDto } from './statistics.dto.js';
import { StatisticsService } from './statistics.service.js';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** The size, growth and completeness of the archive, and what waits for a moderator. */
  @Operation('statistics.read')
  @Header('Cache-Control', 'private, no-store')
  read(): Promise<StatisticsDto> {
    return this.statistics.read();
  }
}
