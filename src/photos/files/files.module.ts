import { Module } from '@nestjs/common';
import { HealthModule } from '../../platform/health/health.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { FileState } from '../renditions/file-state.js';
import { ExpectedFiles } from './expected-files.js';
import { FileMetrics } from './file-metrics.js';
import { FileUses } from './file-uses.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { PublicFilesProbe } from './public-files-probe.js';
import { StoredFilesCheck } from './stored-files-check.js';

@Module({
  imports: [HealthModule, SettingsModule],
  controllers: [FilesController],
  providers: [ExpectedFiles, FileMetrics, FilesService, FileState, FileUses, PublicFilesProbe, StoredFilesCheck],
})
export class FilesModule {}
