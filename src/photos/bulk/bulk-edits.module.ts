import { Module } from '@nestjs/common';
import { AdminPhotosModule } from '../admin/admin-photos.module.js';
import { PhotosModule } from '../photos.module.js';
import { BulkEditRunnerModule } from './bulk-edit-runner.module.js';
import { BulkEditsController } from './bulk-edits.controller.js';
import { BulkEditsService } from './bulk-edits.service.js';

@Module({
  imports: [BulkEditRunnerModule, AdminPhotosModule, PhotosModule],
  controllers: [BulkEditsController],
  providers: [BulkEditsService],
})
export class BulkEditsModule {}
