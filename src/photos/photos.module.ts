import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { EntityPhotosController } from './entity-photos.controller.js';
import { PhotoDocuments } from './photo-documents.js';
import { PhotoRow } from './photo.row.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { TagRow } from './tag.row.js';
import { TagsController } from './tags.controller.js';
import { TagsService } from './tags.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRow, TagRow]), SearchModule],
  controllers: [PhotosController, EntityPhotosController, TagsController],
  providers: [PhotoDocuments, PhotosRepository, PhotosService, TagsService],
  exports: [PhotosService, TagsService],
})
export class PhotosModule {}
