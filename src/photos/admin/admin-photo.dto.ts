import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { localizedFields } from '../../contract/localized.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import { titleText } from '../../contract/metadata/texts.js';
import {
  type AdminPhoto,
  type AdminPhotoDetail,
  type AdminPhotoFilter,
  type AdminPhotoListItem,
  type AdminPhotoListQuery,
  type AdminPhotoPage,
  type AdminPhotoSort,
  adminPhotoSorts,
  type LicenceCount,
  type NamedGap,
  namedGaps,
  photoGaps,
  type PhotoFromFile,
  type PhotoStatus,
  type PhotoStatusCounts,
  photoStatuses,
  type PhotoWithNewScan,
  type InventoryNumberQuery,
  type UploadedPhoto,
} from '../../contract/photo.js';
import {
  Flag,
  maxId,
  OptionalCalendarDay,
  OptionalChoice,
  OptionalInteger,
  OptionalRangeEnd,
  OptionalText,
  Trimmed,
} from '../../platform/http/input.decorators.js';
import { MetadataInput, PresentedMetadata } from '../../platform/http/metadata-dto.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { RenditionsDto } from '../../images/renditions.dto.js';
import { folderOf } from '../delivery-path.js';
import { PhotoEntityDto, PhotoMetadataDto } from '../photo.dto.js';
import { TagDto } from '../tags/tag.dto.js';
import { OtherDatumDto } from '../../records/other-datum.dto.js';

export class AdminPhotoDto extends PresentedMetadata({ title: titleText }) implements AdminPhoto {
  id: number;
  slug: string;
  status: PhotoStatus;
  /** Why processing failed: an error code. */
  failure: string | null;
  image: RenditionsDto | null;
  year: number | null;
  originalName: string | null;
  /** Where the file was in its delivery, with its folders. */
  deliveryPath: string | null;
  originalBytes: number | null;
  createdAt: string;
  publishedAt: string | null;
}

export class SameScanDto extends PickType(AdminPhotoDto, ['id', 'slug', ...localizedFields('title')]) {}

export class UploadedPhotoDto extends AdminPhotoDto implements UploadedPhoto {
  /** The first photo of the archive with the same scan, byte by byte. */
  sameScanAs: SameScanDto | null;
  /** The first other photo with the same inventory number. */
  sameNumberAs: SameScanDto | null;
}

export class InventoryNumberQueryDto implements InventoryNumberQuery {
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(limits.text.name)
  number: string;

  /** Numbers of other institutions are others. */
  @OptionalText(limits.text.line)
  institution?: string;

  /** The photo that is being edited. */
  @OptionalInteger({ min: 1, max: maxId })
  except?: number;
}

export class NewScanDto implements NonNullable<AdminPhotoDetail['newScan']> {
  /** Of the file. */
  name: string;
  bytes: number;
  /** Why it cannot replace the present scan: an error code. */
  failure: string | null;
}

const { title, description } = photoMetadata;
const ProposedTexts = MetadataInput({ title, description });

/** What the file of a scan says about its photo: proposals. */
export class PhotoFromFileDto extends ProposedTexts implements PhotoFromFile {
  year?: number;
  /** A date that is not certain, in the words of the file. */
  dateText?: string;
  author?: string;
  source?: string;
  license?: string;
  creditLine?: string;
  holdingInstitution?: string;
  inventoryNumber?: string;
  lat?: number;
  lng?: number;
  bearing?: number;
  /** In words, from the exact place to the city. */
  place?: string;
  keywords?: string[];
}

export class AdminPhotoDetailDto extends IntersectionType(AdminPhotoDto, PhotoMetadataDto) implements AdminPhotoDetail {
  proposed: boolean;
  /** Media type of the original. */
  originalType: string | null;
  /** SHA-256 of the original file. */
  originalSha256: string | null;
  /** How many pages the original has; the first is shown. */
  originalPages: number;
  fromFile: PhotoFromFileDto | null;
  /** The scan that will replace this one when its renditions are made. */
  @ApiProperty({ type: NewScanDto, nullable: true })
  newScan: NewScanDto | null;
  uploadedBy: string | null;
  tags: TagDto[];
  /** In the order in which they were linked. */
  entities: PhotoEntityDto[];
  /** What imports have brought for it and no field has. */
  otherData: OtherDatumDto[];
  annotationCount: number;
  favoriteCount: number;
  updatedAt: string;
  removedAt: string | null;
}

export class PhotoWithNewScanDto extends AdminPhotoDetailDto implements PhotoWithNewScan {
  /** The first other photo with the new scan, byte by byte. */
  sameScanAs: SameScanDto | null;
}

export class AdminPhotoListItemDto extends AdminPhotoDto implements AdminPhotoListItem {
  yearStart: number | null;
  yearEnd: number | null;
  author: string | null;
  license: string | null;
  inventoryNumber: string | null;
  @ApiProperty({ enum: namedGaps, isArray: true })
  lacks: NamedGap[];
  /** Why a new scan cannot replace the present one: an error code. */
  scanFailure: string | null;
  tags: TagDto[];
  updatedAt: string;
  removedAt: string | null;
  /** For a removed photo: the days until it is deleted for good. */
  daysLeft: number | null;
  /** Removed because of a removal request: only the decision on that brings it back. */
  isWithheld: boolean;
}

export class AdminPhotoPageDto extends PageDto implements AdminPhotoPage {
  /**
   * There are more than `total`: photos of a text, of a tag, of an entity or of an uploader are counted only up to 1,000 after the
   * beginning of the page. A bulk edit always counts all of them.
   */
  moreThanTotal: boolean;
  items: AdminPhotoListItemDto[];
}

export class LicenceCountDto implements LicenceCount {
  license: string | null;
  count: number;
}

export class AdminPhotoFilterDto implements AdminPhotoFilter {
  @Trimmed()
  @IsOptional()
  @IsIn(photoStatuses)
  status?: PhotoStatus;

  /**
   * Published photos as the public search finds them, with other forms of the words and typing errors; and photos whose titles,
   * file name and inventory number have all of the words, or parts of words.
   */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  q?: string;

  /** The first year, month or day, inclusive: photos that may have been taken then or later. */
  @OptionalRangeEnd()
  from?: string;

  /** The last year, month or day, inclusive. */
  @OptionalRangeEnd()
  to?: string;

  @OptionalInteger({ min: 1, max: maxId })
  tagId?: number;

  @OptionalInteger({ min: 1, max: maxId })
  entityId?: number;

  /** A licence, in any of its spellings, or `none` for photos without one. */
  @OptionalText(limits.text.line)
  license?: string;

  /**
   * A comma-separated list of what is missing: `title`, `description`, `author`, `tags`, `entities`, `year`, `position`, or a
   * language (a text in it).
   */
  @Trimmed()
  @IsOptional()
  @IsString()
  @Matches(new RegExp(`^(${photoGaps.join('|')})(,(${photoGaps.join('|')}))*$`))
  lacks?: string;

  /** The first day on which photos were added, in the time zone of the site. */
  @OptionalCalendarDay()
  addedFrom?: string;

  /** The last day, inclusive. */
  @OptionalCalendarDay()
  addedTo?: string;

  /** Uploaded by the viewer. */
  @Flag()
  mine?: boolean;

  /** A folder of a delivery: photos whose path begins with it. */
  @Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? folderOf(value) : value))
  @IsOptional()
  @IsString()
  @MaxLength(limits.upload.pathMax)
  folder?: string;

  /** The photos that arrived last, without a pause of more than an hour between them. */
  @Flag()
  lastUpload?: boolean;
}

export class AdminPhotoListQueryDto extends AdminPhotoFilterDto implements AdminPhotoListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  @OptionalChoice(['createdAt', ...adminPhotoSorts.filter((sort) => sort !== 'createdAt')])
  sortBy?: AdminPhotoSort;
}

export class PhotoStatusCountsDto implements PhotoStatusCounts {
  processing: number;
  published: number;
  draft: number;
  failed: number;
  removed: number;
  /** Photos of other statuses whose new scan has failed: `status=failed` lists them, too. */
  failedScans: number;
  /** Photos without a position; removed ones are not counted. */
  withoutPosition: number;
  /** The photos that arrived last (`lastUpload=true`), up to 1,000. */
  lastUpload: number;
}
