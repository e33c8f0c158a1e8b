import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import {
  type AdminPhoto,
  type AdminPhotoDetail,
  type AdminPhotoListQuery,
  type PhotoStatus,
  type PhotoStatusCounts,
  photoStatuses,
  type UploadedPhoto,
} from '../../contract/photo.js';
import { OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { RenditionsDto } from '../../images/renditions.dto.js';
import { PhotoEntityDto, PhotoMetadataDto } from '../photo.dto.js';
import { TagDto } from '../tags/tag.dto.js';

export class AdminPhotoDto implements AdminPhoto {
  id: number;
  slug: string;
  title: string;
  titleEn: string | null;
  titleDe: string | null;
  status: PhotoStatus;
  /** Why processing failed: an error code. */
  failure: string | null;
  image: RenditionsDto | null;
  year: number | null;
  originalName: string | null;
  originalBytes: number | null;
  createdAt: string;
  publishedAt: string | null;
}

export class SameScanDto extends PickType(AdminPhotoDto, ['id', 'slug', 'title', 'titleEn', 'titleDe']) {}

export class UploadedPhotoDto extends AdminPhotoDto implements UploadedPhoto {
  /** The first photo of the archive with the same scan, byte by byte. */
  sameScanAs: SameScanDto | null;
}

export class AdminPhotoDetailDto extends IntersectionType(AdminPhotoDto, PhotoMetadataDto) implements AdminPhotoDetail {
  proposed: boolean;
  /** Media type of the original. */
  originalType: string | null;
  /** SHA-256 of the original file. */
  originalSha256: string | null;
  uploadedBy: string | null;
  tags: TagDto[];
  /** In the order in which they were linked. */
  entities: PhotoEntityDto[];
  annotationCount: number;
  favoriteCount: number;
  updatedAt: string;
  removedAt: string | null;
}

export class AdminPhotoPageDto extends PageDto implements Paged<AdminPhoto> {
  items: AdminPhotoDto[];
}

export class AdminPhotoListQueryDto implements AdminPhotoListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  @Trimmed()
  @IsOptional()
  @IsIn(photoStatuses)
  status?: PhotoStatus;

  /** Part of a title or of the file name. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  q?: string;
}

export class PhotoStatusCountsDto implements PhotoStatusCounts {
  processing: number;
  published: number;
  draft: number;
  failed: number;
  removed: number;
}
