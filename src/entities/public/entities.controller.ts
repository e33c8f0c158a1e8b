import { Controller, Param, Query } from '@nestjs/common';
import type { Entity } from '../../contract/entity.js';
import { IdParamDto, SlugParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import type { CacheTag } from '../../contract/cache-tag.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';
import { EntityDetailDto, EntityDto, EntityPageDto, EntityRelationDto } from '../entity.dto.js';
import { EntityListQueryDto } from './entity-list-query.dto.js';
import { EntityTypeCountsDto } from '../types/entity-type.dto.js';
import { EntitiesService } from './entities.service.js';

const tagOf = ({ id }: Entity): CacheTag[] => [`entity:${id}`];

@Controller()
export class EntitiesController {
  constructor(private readonly entities: EntitiesService) {}

  /** Record cards, filtered, sorted and paged. */
  @Operation('entities.list')
  @Shows('entities')
  list(@Query() query: EntityListQueryDto): Promise<EntityPageDto> {
    return this.entities.list(query);
  }

  /** A few cards by chance. */
  @Operation('entities.random')
  @Shows('entities')
  random(@Query() query: SelectionQueryDto): Promise<EntityDto[]> {
    return this.entities.random(query);
  }

  /** How many cards each type has. */
  @Operation('entities.countsByType')
  @Shows('entities')
  countsByType(): Promise<EntityTypeCountsDto> {
    return this.entities.countsByType();
  }

  /** One card by its slug, present or former. */
  @Operation('entities.bySlug')
  @Shows(tagOf)
  bySlug(@Param() params: SlugParamDto): Promise<EntityDetailDto> {
    return this.entities.bySlug(params);
  }

  /** One card by its id. */
  @Operation('entities.byId')
  @Shows(tagOf)
  byId(@Param() params: IdParamDto): Promise<EntityDetailDto> {
    return this.entities.byId(params);
  }

  /** The cards related to one, with the reason. */
  @Operation('entities.relations')
  @Shows('entities')
  relations(@Param() params: IdParamDto): Promise<EntityRelationDto[]> {
    return this.entities.relations(params);
  }
}
