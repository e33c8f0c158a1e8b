import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import type { EntityPhotos, EntityPhotosChange, LinkedPhoto } from '../../contract/entity.js';
import { titleText } from '../../contract/metadata/texts.js';
import { recordLimits } from '../../contract/record-limits.js';
import { type PhotoStatus, photoStatuses } from '../../contract/photo.js';
import { RenditionsDto } from '../../images/renditions.dto.js';
import { IfDefined, maxId, OptionalInteger, SeenVersion } from '../../platform/http/input.decorators.js';
import { PresentedMetadata } from '../../platform/http/metadata-dto.js';

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

export class LinkedPhotoDto extends PresentedMetadata({ title: titleText }) implements LinkedPhoto {
  id: number;
  @ApiProperty({ enum: photoStatuses })
  status: PhotoStatus;
  image: RenditionsDto | null;
  year: number | null;
}

export class LinkedPhotosDto implements EntityPhotos {
  items: LinkedPhotoDto[];
  total: number;
  /** The ids of those that editors have put in an order. */
  ordered: number[];
  /** Of the entity. */
  updatedAt: string;
}
