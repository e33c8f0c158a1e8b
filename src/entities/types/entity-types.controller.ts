import { Controller, Param } from '@nestjs/common';
import type { EntityType } from '../../contract/entity-type.js';
import type { DefaultCover } from '../../contract/entity.js';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { EntityTypeCodeParamDto } from '../public/entity-list-query.dto.js';
import { EntityTypesService } from './entity-types.service.js';

@Controller()
export class EntityTypesController {
  constructor(private readonly types: EntityTypesService) {}

  /** The types of entities (record cards), without those whose cards are all drafts. */
  @Operation('entityTypes.list')
  @Shows('entity-types', 'entities')
  @CachedForPages()
  list(): Promise<EntityType[]> {
    return this.types.listNamed();
  }

  /** The default covers of an entity type, in their order. */
  @Operation('defaultCovers.list')
  listDefaultCovers(@Param() params: EntityTypeCodeParamDto): Promise<DefaultCover[]> {
    return this.types.listDefaultCovers(params);
  }
}
