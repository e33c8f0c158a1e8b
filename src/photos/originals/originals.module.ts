import { Module } from '@nestjs/common';
import { SelectedPhotosModule } from '../bulk/selected-photos.module.js';
import { OriginalsController } from './originals.controller.js';
import { OriginalsRepository } from './originals.repository.js';
import { OriginalsService } from './originals.service.js';

@Module({
  imports: [SelectedPhotosModule],
  controllers: [OriginalsController],
  providers: [OriginalsRepository, OriginalsService],
})
export class OriginalsModule {}
