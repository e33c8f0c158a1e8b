import { Body, Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Paged } from '../../contract/page.js';
import type { AdminEntity, NamedEntity, AdminEntityDetail } from '../../contract/entity.js';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { FieldAliases } from '../../records/field-aliases.interceptor.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AdminEntitiesService } from './admin-entities.service.js';
import {
  AdminEntityListQueryDto,
  CoverPositionDto,
  EntityChangeDto,
  EntityNameQueryDto,
  NewEntityDto,
} from './admin-entity.dto.js';

@Controller()
export class AdminEntitiesController {
  constructor(private readonly entities: AdminEntitiesService) {}

  /** Entities (record cards), by name. */
  @Operation('adminEntities.list')
  list(@Query() query: AdminEntityListQueryDto): Promise<Paged<AdminEntity>> {
    return this.entities.list(query);
  }

  /** The first entities that have this name, in any language, as a historical name or as another name. */
  @Operation('adminEntities.withName')
  withName(@Query() query: EntityNameQueryDto): Promise<NamedEntity[]> {
    return this.entities.withName(query);
  }

  /** One entity with all its metadata. */
  @Operation('adminEntities.byId')
  byId(@Param() params: IdParamDto): Promise<AdminEntityDetail> {
    return this.entities.byId(params);
  }

  /** Creates an entity of a name and a type. It is public at once, unless it is to be a draft. */
  @Operation('adminEntities.create')
  create(@Body() entity: NewEntityDto, @CurrentViewer() viewer: Viewer): Promise<AdminEntityDetail> {
    return this.entities.create(entity, viewer);
  }

  /** Changes the metadata of an entity, its cover, its relations and the texts of its audio guides. */
  @Operation('adminEntities.change')
  @UseInterceptors(FieldAliases)
  change(
    @Param() { id }: IdParamDto,
    @Body() change: EntityChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminEntityDetail> {
    return this.entities.change({ ...change, id }, viewer);
  }

  /** Deletes an entity; its photos stay. Reverting the change set of the removal restores it. */
  @Operation('adminEntities.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.entities.remove(params, viewer);
  }

  /** Sets which part of the cover is visible. */
  @Operation('adminEntities.setCoverPosition')
  setCoverPosition(
    @Param() { id }: IdParamDto,
    @Body() { position }: CoverPositionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.entities.setCoverPosition({ id, position }, viewer);
  }
}
