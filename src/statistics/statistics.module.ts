import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsRepository } from './statistics.repository.js';
import { StatisticsService } from './statistics.service.js';

/** The figures of the whole archive, for its staff. */
@Module({
  imports: [SettingsModule],
  controllers: [StatisticsController],
  providers: [StatisticsRepository, StatisticsService],
})
export class StatisticsModule {}
