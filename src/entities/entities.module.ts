import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { AdminEntitiesController } from './admin/admin-entities.controller.js';
import { AdminEntitiesService } from './admin/admin-entities.service.js';
import { BookmarksController } from './bookmarks/bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks/bookmarks.repository.js';
import { BookmarksService } from './bookmarks/bookmarks.service.js';
import { DefaultCoversModule } from './default-covers/default-covers.module.js';
import { DefaultCoverRow } from './default-covers/default-cover.row.js';
import { EntitiesController } from './public/entities.controller.js';
import { EntitiesRepository } from './public/entities.repository.js';
import { EntitiesService } from './public/entities.service.js';
import { EntityChanges } from './entity-changes.js';
import { EntitySearchDocuments } from './entity-search-documents.js';
import { EntityRelationRow } from './relations/entity-relation.row.js';
import { EntityRow } from './entity.row.js';
import { EntityTypeRow } from './types/entity-type.row.js';
import { AdminEntityTypesController } from './types/admin/admin-entity-types.controller.js';
import { AdminEntityTypesService } from './types/admin/admin-entity-types.service.js';
import { EntityTypeChanges } from './types/entity-type-changes.js';
import { EntityTypesController } from './types/entity-types.controller.js';
import { EntityTypesService } from './types/entity-types.service.js';
import { TypedEntities } from './types/typed-entities.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([EntityRow, EntityTypeRow, EntityRelationRow, DefaultCoverRow]),
    SearchModule,
    DefaultCoversModule,
  ],
  controllers: [
    AdminEntitiesController,
    AdminEntityTypesController,
    BookmarksController,
    EntitiesController,
    EntityTypesController,
  ],
  providers: [
    AdminEntitiesService,
    AdminEntityTypesService,
    BookmarksRepository,
    BookmarksService,
    EntitiesRepository,
    EntitiesService,
    EntityChanges,
    EntitySearchDocuments,
    EntityTypeChanges,
    EntityTypesService,
    TypedEntities,
  ],
  exports: [AdminEntitiesService, BookmarksService, EntitiesService, EntityTypesService],
})
export class EntitiesModule {}
