import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminEntitiesController } from './admin/admin-entities.controller.js';
import { AdminEntityAudioController } from './admin/admin-entity-audio.controller.js';
import { AdminEntitiesService } from './admin/admin-entities.service.js';
import { BookmarksController } from './bookmarks/bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks/bookmarks.repository.js';
import { BookmarksService } from './bookmarks/bookmarks.service.js';
import { DefaultCoversModule } from './default-covers/default-covers.module.js';
import { DefaultCoverRow } from './default-covers/default-cover.row.js';
import { EntitiesController } from './public/entities.controller.js';
import { EntitiesRepository } from './public/entities.repository.js';
import { EntitiesService } from './public/entities.service.js';
import { EntityAudioChanges } from './admin/entity-audio-changes.js';
import { AudioUpload } from './audio/audio-upload.js';
import { EntityAudioModule } from './audio/entity-audio.module.js';
import { EntityAudioGuides } from './audio/entity-audio-guides.js';
import { EntityChanges } from './entity-changes.js';
import { EntityPublication } from './entity-publication.js';
import { EntityLifecycle } from './entity-lifecycle.js';
import { EntitySearchDocuments } from './entity-search-documents.js';
import { LinkedRecords } from './linked-records.js';
import { EntityRelations } from './relations/entity-relations.js';
import { RelationKindChanges } from './relations/kinds/relation-kind-changes.js';
import { RelationKindRow } from './relations/kinds/relation-kind.row.js';
import { RelationKindsController } from './relations/kinds/relation-kinds.controller.js';
import { RelationKindsService } from './relations/kinds/relation-kinds.service.js';
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
    TypeOrmModule.forFeature([EntityRow, EntityTypeRow, EntityRelationRow, RelationKindRow, DefaultCoverRow]),
    SearchModule,
    SettingsModule,
    DefaultCoversModule,
    EntityAudioModule,
    MulterModule.registerAsync({
      imports: [EntityAudioModule],
      inject: [AudioUpload],
      useFactory: (storage: AudioUpload) => ({ storage, limits: { files: 1, fields: 0 } }),
    }),
  ],
  controllers: [
    AdminEntitiesController,
    AdminEntityAudioController,
    AdminEntityTypesController,
    BookmarksController,
    EntitiesController,
    EntityTypesController,
    RelationKindsController,
  ],
  providers: [
    AdminEntitiesService,
    AdminEntityTypesService,
    BookmarksRepository,
    BookmarksService,
    EntitiesRepository,
    EntitiesService,
    EntityAudioChanges,
    EntityAudioGuides,
    EntityChanges,
    EntityLifecycle,
    EntityPublication,
    EntityRelations,
    EntitySearchDocuments,
    EntityTypeChanges,
    EntityTypesService,
    LinkedRecords,
    RelationKindChanges,
    RelationKindsService,
    TypedEntities,
  ],
  exports: [
    AdminEntitiesService,
    BookmarksService,
    EntitiesService,
    EntityChanges,
    EntityLifecycle,
    EntityRelations,
    EntityTypeChanges,
    EntityTypesService,
    RelationKindChanges,
  ],
})
export class EntitiesModule {}
