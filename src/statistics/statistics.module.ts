import { Module } from '@nestjs/common';
import { AdminPhotosModule } from '../photos/admin/admin-photos.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { HoldingsRepository } from './report/holdings.repository.js';
import { MonthsRepository } from './report/months.repository.js';
import { PeopleRepository } from './report/people.repository.js';
import { ReportController } from './report/report.controller.js';
import { ReportService } from './report/report.service.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsRepository } from './statistics.repository.js';
import { StatisticsService } from './statistics.service.js';

/** The figures of the whole archive, for its staff. */
@Module({
  imports: [AdminPhotosModule, SettingsModule],
  controllers: [StatisticsController, ReportController],
  providers: [
    HoldingsRepository,
    MonthsRepository,
    PeopleRepository,
    ReportService,
    StatisticsRepository,
    StatisticsService,
  ],
})
export class StatisticsModule {}
