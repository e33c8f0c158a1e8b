import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminFondsController } from './admin/admin-fonds.controller.js';
import { AdminFondsService } from './admin/admin-fonds.service.js';
import { FondsController } from './public/fonds.controller.js';
import { FondsService } from './public/fonds.service.js';
import { FondsChanges } from './fonds-changes.js';
import { FondsRepository } from './fonds.repository.js';
import { FondsRow } from './fonds.row.js';

@Module({
  imports: [TypeOrmModule.forFeature([FondsRow]), SettingsModule],
  controllers: [AdminFondsController, FondsController],
  providers: [AdminFondsService, FondsChanges, FondsRepository, FondsService],
  exports: [FondsChanges, FondsService],
})
export class FondsModule {}
