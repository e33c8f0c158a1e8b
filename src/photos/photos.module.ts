import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { EntityPhotosController } from './public/entity-photos.controller.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { FavoritesRepository } from './favorites/favorites.repository.js';
import { FavoritesService } from './favorites/favorites.service.js';
import { SavedItemsController } from './favorites/saved-items.controller.js';
import { SavedItemsService } from './favorites/saved-items.service.js';
import { PhotoLists } from './photo-lists.js';
import { PhotoSearchDocuments } from './photo-search-documents.js';
import { PhotoRow } from './photo.row.js';
import { PhotosByText } from './public/photos-by-text.js';
import { PhotosController } from './public/photos.controller.js';
import { PhotosBySearch } from './public/photos-by-search.js';
import { PhotosRepository } from './public/photos.repository.js';
import { PhotosService } from './public/photos.service.js';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.js';
import { SavedSearchesRepository } from './saved-searches/saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches/saved-searches.service.js';
import { AdminTagsController } from './tags/admin/admin-tags.controller.js';
import { AdminTagsRepository } from './tags/admin/admin-tags.repository.js';
import { AdminTagsService } from './tags/admin/admin-tags.service.js';
import { TagChanges } from './tags/tag-changes.js';
import { TagRow } from './tags/tag.row.js';
import { TaggedPhotos } from './tags/tagged-photos.js';
import { TagsController } from './tags/tags.controller.js';
import { TagsService } from './tags/tags.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRow, TagRow]), SearchModule, EntitiesModule, SettingsModule],
  controllers: [
    FavoritesController,
    SavedItemsController,
    SavedSearchesController,
    PhotosController,
    EntityPhotosController,
    TagsController,
    AdminTagsController,
  ],
  providers: [
    FavoritesRepository,
    FavoritesService,
    SavedItemsService,
    SavedSearchesRepository,
    SavedSearchesService,
    PhotoLists,
    PhotoSearchDocuments,
    PhotosBySearch,
    PhotosByText,
    PhotosRepository,
    PhotosService,
    AdminTagsRepository,
    AdminTagsService,
    TagChanges,
    TaggedPhotos,
    TagsService,
  ],
  exports: [FavoritesService, SavedItemsService, PhotoLists, PhotosService, TagChanges, TagsService],
})
export class PhotosModule {}
