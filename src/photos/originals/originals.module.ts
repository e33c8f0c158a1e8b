import { Module } from '@nestjs/common';
import { AdminPhotosModule } from '../admin/admin-photos.module.js';
import { BulkEditRunnerModule } from '../bulk/bulk-edit-runner.module.js';
import { OriginalsController } from './originals.controller.js';
import { OriginalsRepository } from './originals.repository.js';
import { OriginalsService } from './originals.service.js';

@Module({
  imports: [AdminPhotosModule, BulkEditRunnerModule],
  controllers: [OriginalsController],
  providers: [OriginalsRepository, OriginalsService],
})
export class OriginalsModule {}
