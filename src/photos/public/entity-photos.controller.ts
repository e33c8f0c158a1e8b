import { Controller, Param, Query } from '@nestjs/common';
import type { Photo } from '../../contract/photo.js';
import type { Paged } from '../../contract/page.js';
import type { PeriodCount } from '../../contract/periods.js';
import type { Viewer } from '../../contract/access.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import type { CacheTag } from '../../contract/cache-tag.js';
import { EntityPhotosQueryDto } from './entity-photos-query.dto.js';
import { PhotosService } from './photos.service.js';

/** When a photo changes, the entities that it shows are invalidated too. */
const tagOf = (_: unknown, { id }: IdParamDto): CacheTag[] => [`entity:${id}`];

/** In this module because photos depend on entities, and entities must not depend on photos. */
@Controller()
export class EntityPhotosController {
  constructor(private readonly photos: PhotosService) {}

  /**
   * The photos of an entity, those that show it best first; an unknown entity and a draft have none. Without `page`, `pageSize` and
   * `offset` it is a plain array of up to 1000.
   */
  @Operation('entities.photos')
  @Shows(tagOf)
  list(
    @Param() { id }: IdParamDto,
    @Query() query: EntityPhotosQueryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Photo[] | Paged<Photo>> {
    return this.photos.listOfEntity({ id, ...query }, viewer);
  }

  /** The number of an entity's photos in each of the site's periods; periods without photos are left out. */
  @Operation('entities.photoPeriods')
  @Shows(tagOf)
  periods(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<PeriodCount[]> {
    return this.photos.periodsOfEntity(params, viewer);
  }
}
