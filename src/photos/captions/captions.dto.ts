import { PickType } from '@nestjs/swagger';
import { type CaptionedPhoto, captionFields, type CaptionsQuery } from '../../contract/captions.js';
import { type AdminPhotoSort, adminPhotoSorts, type PhotoStatus } from '../../contract/photo.js';
import { RenditionsDto } from '../../images/renditions.dto.js';
import { OptionalChoice } from '../../platform/http/input.decorators.js';
import { OriginalsQueryDto } from '../originals/originals-query.dto.js';
import { PhotoMetadataDto } from '../photo.dto.js';

export class CaptionsQueryDto extends OriginalsQueryDto implements CaptionsQuery {
  @OptionalChoice(['createdAt', ...adminPhotoSorts.filter((sort) => sort !== 'createdAt')])
  sortBy?: AdminPhotoSort;
}

export class CaptionedPhotoDto extends PickType(PhotoMetadataDto, captionFields) implements CaptionedPhoto {
  id: number;
  slug: string;
  status: PhotoStatus;
  image: RenditionsDto | null;
}
