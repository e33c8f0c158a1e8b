import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SelectedPhotosModule } from '../bulk/selected-photos.module.js';
import { PhotoRow } from '../photo.row.js';
import { CaptionsController } from './captions.controller.js';
import { CaptionsRepository } from './captions.repository.js';
import { CaptionsService } from './captions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRow]), SelectedPhotosModule],
  controllers: [CaptionsController],
  providers: [CaptionsRepository, CaptionsService],
})
export class CaptionsModule {}
