import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module.js';
import { BulkEditRunnerModule } from './bulk-edit-runner.module.js';
import { BulkEditsController } from './bulk-edits.controller.js';
import { BulkEditsService } from './bulk-edits.service.js';
import { SelectedPhotosModule } from './selected-photos.module.js';

@Module({
  imports: [BulkEditRunnerModule, PhotosModule, SelectedPhotosModule],
  controllers: [BulkEditsController],
  providers: [BulkEditsService],
})
export class BulkEditsModule {}
