import { Controller, Param, Query } from '@nestjs/common';
import type { Paged } from '../../contract/page.js';
import type { EntityTypeCount } from '../../contract/entity-type.js';
import type { Viewer } from '../../contract/access.js';
import type { Entity, EntityRelation, EntityDetail } from '../../contract/entity.js';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { IdParamDto, SlugParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import type { CacheTag } from '../../contract/cache-tag.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';
import { EntityListQueryDto } from './entity-list-query.dto.js';
import { EntitiesService } from './entities.service.js';

const tagOf = ({ id }: Pick<Entity, 'id'>): CacheTag[] => [`entity:${id}`];

/** Not all entities: a change of another one would drop the pages of all. */
const tagsOfRelations = (relations: EntityRelation[], asked: IdParamDto): CacheTag[] => [
  ...tagOf(asked),
  ...relations.flatMap(({ entity }) => tagOf(entity)),
];

@Controller()
export class EntitiesController {
  constructor(private readonly entities: EntitiesService) {}

  /** Entities (record cards), filtered, sorted and paged. */
  @Operation('entities.list')
  @Shows('entities')
  list(@Query() query: EntityListQueryDto): Promise<Paged<Entity>> {
    return this.entities.list(query);
  }

  /** A few random entities. */
  @Operation('entities.random')
  @Shows('entities')
  random(@Query() query: SelectionQueryDto): Promise<Entity[]> {
    return this.entities.random(query);
  }

  /** The number of entities of each type. */
  @Operation('entities.countsByType')
  @Shows('entities')
  @CachedForPages()
  countsByType(): Promise<{ items: EntityTypeCount[] }> {
    return this.entities.countsByType();
  }

  /** One entity by its current slug or a former one. */
  @Operation('entities.bySlug')
  @Shows(tagOf)
  bySlug(@Param() params: SlugParamDto, @CurrentViewer() viewer: Viewer): Promise<EntityDetail> {
    return this.entities.bySlug(params, viewer);
  }

  /** One entity by its id. */
  @Operation('entities.byId')
  @Shows(tagOf)
  byId(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<EntityDetail> {
    return this.entities.byId(params, viewer);
  }

  /** The entities related to one, with the reason. */
  @Operation('entities.relations')
  @Shows(tagsOfRelations)
  relations(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<EntityRelation[]> {
    return this.entities.relations(params, viewer);
  }
}
