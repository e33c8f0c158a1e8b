import { Controller, Get, Param, Query } from '@nestjs/common';
import { IdParamDto, SlugParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';
import { EntityDetailDto, EntityDto, EntityPageDto, EntityRelationDto } from '../entity.dto.js';
import { EntityListQueryDto } from './entity-list-query.dto.js';
import { EntityTypeCountsDto } from '../types/entity-type.dto.js';
import { EntitiesService } from './entities.service.js';

@Controller('entities')
export class EntitiesController {
  constructor(private readonly entities: EntitiesService) {}

  /** Record cards, filtered, sorted and paged. */
  @Get()
  @Operation('entities.list')
  list(@Query() query: EntityListQueryDto): Promise<EntityPageDto> {
    return this.entities.list(query);
  }

  /** A few cards by chance. */
  @Get('random')
  @Operation('entities.random')
  random(@Query() query: SelectionQueryDto): Promise<EntityDto[]> {
    return this.entities.random(query);
  }

  /** How many cards each type has. */
  @Get('counts-by-type')
  @Operation('entities.countsByType')
  countsByType(): Promise<EntityTypeCountsDto> {
    return this.entities.countsByType();
  }

  /** One card by its slug, present or former. */
  @Get('by-slug/:slug')
  @Operation('entities.bySlug')
  bySlug(@Param() params: SlugParamDto): Promise<EntityDetailDto> {
    return this.entities.bySlug(params);
  }

  /** One card by its id. */
  @Get(':id')
  @Operation('entities.byId')
  byId(@Param() params: IdParamDto): Promise<EntityDetailDto> {
    return this.entities.byId(params);
  }

  /** The cards related to one, with the reason. */
  @Get(':id/relations/detailed')
  @Operation('entities.relations')
  relations(@Param() params: IdParamDto): Promise<EntityRelationDto[]> {
    return this.entities.relations(params);
  }
}
