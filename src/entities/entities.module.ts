import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { AdminEntitiesController } from './admin-entities.controller.js';
import { AdminEntitiesService } from './admin-entities.service.js';
import { BookmarksController } from './bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks.repository.js';
import { BookmarksService } from './bookmarks.service.js';
import { DefaultCoverRow } from './default-cover.row.js';
import { EntitiesController } from './entities.controller.js';
import { EntitiesRepository } from './entities.repository.js';
import { EntitiesService } from './entities.service.js';
import { EntityChanges } from './entity-changes.js';
import { EntityDocuments } from './entity-documents.js';
import { EntityRelationRow } from './entity-relation.row.js';
import { EntityRow } from './entity.row.js';
import { EntityTypeRow } from './entity-type.row.js';
import { EntityTypesController } from './entity-types.controller.js';
import { EntityTypesService } from './entity-types.service.js';

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
    EntityDocuments,
    EntityTypesService,
  ],
  exports: [AdminEntitiesService, BookmarksService, EntitiesService, EntityTypesService],
})
export class EntitiesModule {}
