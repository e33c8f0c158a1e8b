import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import type { EntityPhotosChange } from '../../contract/entity.js';
import { recordLimits } from '../../contract/record-limits.js';
import { IfDefined, maxId, OptionalInteger, SeenVersion } from '../../platform/http/input.decorators.js';

const Ids = (max: number): PropertyDecorator =>
  applyDecorators(
    IfDefined(),
    IsArray(),
    ArrayMaxSize(max),
    ArrayUnique(),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(maxId, { each: true }),
  );

export class EntityPhotosChangeDto implements EntityPhotosChange {
  /** Ids of photos to link. */
  @Ids(recordLimits.entityPhotos.atOnce)
  added?: number[];

  /** Ids of photos to unlink. */
  @Ids(recordLimits.entityPhotos.atOnce)
  removed?: number[];

  /** Ids of the photos that come first, in this order; empty: no order. */
  @Ids(recordLimits.entityPhotos.orderedMax)
  order?: number[];

  /** The entity's `updatedAt` when the client loaded it; a newer one in the database is a conflict. */
  @SeenVersion()
  updatedAt?: string;
}

export class EntityPhotosListQueryDto {
  /** By default 24. */
  @OptionalInteger({ min: 1, max: recordLimits.entityPhotos.orderedMax })
  limit?: number;
}
