import { Module } from '@nestjs/common';
import { SelectedPhotosModule } from '../photos/bulk/selected-photos.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ArchiveExport } from './archive-export.js';
import { ExportPreparation } from './export-preparation.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

@Module({
  imports: [SelectedPhotosModule, SettingsModule],
  controllers: [ExportsController],
  providers: [ArchiveExport, ExportPreparation, ExportsService],
  exports: [ArchiveExport],
})
export class ExportsModule {}
