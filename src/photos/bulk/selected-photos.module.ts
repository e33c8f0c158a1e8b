import { Module } from '@nestjs/common';
import { AdminPhotosModule } from '../admin/admin-photos.module.js';
import { BulkEditRunnerModule } from './bulk-edit-runner.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { SelectedPhotos } from './selected-photos.js';

@Module({
  imports: [AdminPhotosModule, BulkEditRunnerModule, SettingsModule],
  providers: [SelectedPhotos],
  exports: [SelectedPhotos],
})
export class SelectedPhotosModule {}
