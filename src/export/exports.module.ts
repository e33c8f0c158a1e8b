import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { ArchiveExport } from './archive-export.js';
import { ExportPreparation } from './export-preparation.js';

@Module({
  imports: [SettingsModule],
  providers: [ArchiveExport, ExportPreparation],
  exports: [ArchiveExport],
})
export class ExportsModule {}
