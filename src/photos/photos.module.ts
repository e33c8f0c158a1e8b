import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { EntityPhotosController } from './entity-photos.controller.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesRepository } from './favorites.repository.js';
import { FavoritesService } from './favorites.service.js';
import { MarksController } from './marks.controller.js';
import { MarksService } from './marks.service.js';
import { PhotoDocuments } from './photo-documents.js';
import { PhotoRow } from './photo.row.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { TagRow } from './tag.row.js';
import { TagsController } from './tags.controller.js';
import { TagsService } from './tags.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRow, TagRow]), SearchModule, EntitiesModule],
  controllers: [FavoritesController, MarksController, PhotosController, EntityPhotosController, TagsController],
  providers: [
    FavoritesRepository,
    FavoritesService,
    MarksService,
    PhotoDocuments,
    PhotosRepository,
    PhotosService,
    TagsService,
  ],
  exports: [FavoritesService, MarksService, PhotosService, TagsService],
})
export class PhotosModule {}
