import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { DefaultCoverRow } from './default-cover.row.js';
import { EntitiesController } from './entities.controller.js';
import { EntitiesRepository } from './entities.repository.js';
import { EntitiesService } from './entities.service.js';
import { EntityDocuments } from './entity-documents.js';
import { EntityRelationRow } from './entity-relation.row.js';
import { EntityRow } from './entity.row.js';
import { EntityTypeRow } from './entity-type.row.js';
import { EntityTypesController } from './entity-types.controller.js';
import { EntityTypesService } from './entity-types.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EntityRow, EntityTypeRow, EntityRelationRow, DefaultCoverRow]), SearchModule],
  controllers: [EntitiesController, EntityTypesController],
  providers: [EntitiesRepository, EntitiesService, EntityDocuments, EntityTypesService],
  exports: [EntitiesService, EntityTypesService],
})
export class EntitiesModule {}
