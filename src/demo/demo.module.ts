import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { ImportsModule } from '../import/imports.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DemoAdministrator } from './demo-administrator.js';
import { DemoBrand } from './demo-brand.js';
import { DemoCovers } from './demo-covers.js';
import { DemoLoader } from './demo-loader.js';
import { DemoProgress } from './demo-progress.js';
import { DemoRepository } from './demo-repository.js';
import { DemoVideo } from './demo-video.js';

/** Does nothing by itself: `loadDemo` calls DemoLoader, DemoAdministrator and DemoProgress where DEMO is on. */
@Module({
  imports: [AccountsModule, BrandModule, EntitiesModule, ImportsModule, SettingsModule],
  providers: [DemoAdministrator, DemoBrand, DemoCovers, DemoLoader, DemoProgress, DemoRepository, DemoVideo],
  exports: [DemoAdministrator, DemoLoader, DemoProgress],
})
export class DemoModule {}
