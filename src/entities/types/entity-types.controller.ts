import { Controller, Param } from '@nestjs/common';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { DefaultCoverDto } from '../entity.dto.js';
import { EntityTypeCodeParamDto } from '../public/entity-list-query.dto.js';
import { EntityTypeDto } from './entity-type.dto.js';
import { EntityTypesService } from './entity-types.service.js';

@Controller()
export class EntityTypesController {
  constructor(private readonly types: EntityTypesService) {}

  /** The types of entities (record cards). */
  @Operation('entityTypes.list')
  @Shows('entity-types')
  @CachedForPages()
  list(): Promise<EntityTypeDto[]> {
    return this.types.list();
  }

  /** The default covers of an entity type, in their order. */
  @Operation('defaultCovers.list')
  listDefaultCovers(@Param() params: EntityTypeCodeParamDto): Promise<DefaultCoverDto[]> {
    return this.types.listDefaultCovers(params);
  }
}
