import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { AdminEntitiesController } from './admin/admin-entities.controller.js';
import { AdminEntitiesService } from './admin/admin-entities.service.js';
import { BookmarksController } from './bookmarks/bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks/bookmarks.repository.js';
import { BookmarksService } from './bookmarks/bookmarks.service.js';
import { DefaultCoverRow } from './default-covers/default-cover.row.js';
import { EntitiesController } from './public/entities.controller.js';
import { EntitiesRepository } from './public/entities.repository.js';
import { EntitiesService } from './public/entities.service.js';
import { EntityChanges } from './entity-changes.js';
import { EntitySearchDocuments } from './entity-search-documents.js';
import { EntityRelationRow } from './relations/entity-relation.row.js';
import { EntityRow } from './entity.row.js';
import { EntityTypeRow } from './types/entity-type.row.js';
import { EntityTypesController } from './types/entity-types.controller.js';
import { EntityTypesService } from './types/entity-types.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EntityRow, EntityTypeRow, EntityRelationRow, DefaultCoverRow]), SearchModule],
  controllers: [AdminEntitiesController, BookmarksController, EntitiesController, EntityTypesController],
  providers: [
    AdminEntitiesService,
    BookmarksRepository,
    BookmarksService,
    EntitiesRepository,
    EntitiesService,
    EntityChanges,
    EntitySearchDocuments,
    EntityTypesService,
  ],
  exports: [AdminEntitiesService, BookmarksService, EntitiesService, EntityTypesService],
})
export class EntitiesModule {}
