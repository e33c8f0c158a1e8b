import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrandFiles } from './brand-files.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { PlanController } from './plan/plan.controller.js';
import { PlanRow } from './plan/plan.row.js';
import { PlanService } from './plan/plan.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRow } from './settings.row.js';
import { SettingsService } from './settings.service.js';
import { VideoStill } from './video-still.js';

@Module({
  imports: [TypeOrmModule.forFeature([SettingsRow, PlanRow])],
  controllers: [SettingsController, AdminSettingsController, PlanController],
  providers: [BrandFiles, SettingsService, PlanService, VideoStill],
  exports: [SettingsService, PlanService, VideoStill],
})
export class SettingsModule {}
