import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageRenderingModule } from '../../images/rendering/image-rendering.module.js';
import { PhotoRow } from '../photo.row.js';
import { DefaultCoverImages } from '../../entities/default-covers/default-cover-images.js';
import { PhotoRenditionsService } from './photo-renditions.service.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';
import { PhotoScans } from '../photo-scans.js';
import { RelatedRecords } from '../related-records.js';
import { UnusedFiles } from './unused-files.js';

@Module({
  imports: [ImageRenderingModule, TypeOrmModule.forFeature([PhotoRow])],
  providers: [DefaultCoverImages, PhotoRenditionsService, PhotoLifecycle, PhotoScans, RelatedRecords, UnusedFiles],
  exports: [DefaultCoverImages, PhotoRenditionsService, PhotoLifecycle, PhotoScans, UnusedFiles],
})
export class PhotoRenditionsModule {}
