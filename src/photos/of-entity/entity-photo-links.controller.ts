import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EntityPhotos } from '../../contract/entity.js';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { EntityPhotosChangeDto, EntityPhotosListQueryDto } from './entity-photos.dto.js';
import { EntityPhotosService } from './entity-photos.service.js';

@ApiTags('AdminEntities')
@Controller()
export class EntityPhotoLinksController {
  constructor(private readonly photos: EntityPhotosService) {}

  /** The photos of an entity in their order, whatever their state; not the removed ones. */
  @Operation('adminEntities.photos')
  list(@Param() { id }: IdParamDto, @Query() { limit }: EntityPhotosListQueryDto): Promise<EntityPhotos> {
    return this.photos.list({ id, limit });
  }

  /** Links photos to an entity, unlinks them, and puts those that come first in an order. */
  @Operation('adminEntities.changePhotos')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: EntityPhotosChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<EntityPhotos> {
    return this.photos.change({ ...change, id }, viewer);
  }
}
