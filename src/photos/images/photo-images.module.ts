import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotoRow } from '../photo.row.js';
import { DefaultCoverImages } from './default-cover-images.js';
import { PhotoImagesService } from './photo-images.service.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import { UnusedFiles } from './unused-files.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRow])],
  providers: [DefaultCoverImages, PhotoImagesService, PhotoLifecycle, UnusedFiles],
  exports: [DefaultCoverImages, PhotoImagesService, PhotoLifecycle, UnusedFiles],
})
export class PhotoImagesModule {}
