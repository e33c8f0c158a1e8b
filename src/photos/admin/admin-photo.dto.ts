import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import {
  type AdminPhotoFilter,
  type AdminPhotoListQuery,
  type AdminPhotoSort,
  adminPhotoSorts,
  photoGaps,
  type InventoryNumberQuery,
} from '../../contract/admin-photo.js';
import { type PhotoStatus, photoStatuses } from '../../contract/photo.js';
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
import { folderOf } from '../delivery-path.js';

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

  /** A fonds: its photos, and those of what is in it. */
  @OptionalInteger({ min: 1, max: maxId })
  fondsId?: number;

  /** A licence, in any of its spellings, or `none` for photos without one. */
  @OptionalText(limits.text.line)
  license?: string;

  /**
   * A comma-separated list of what is missing: `title`, `description`, `author`, `tags`, `entities`, `fonds`, `year`, `position`, or a
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
