import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, MaxLength, ValidateNested } from 'class-validator';
import { type OtherDate, type OtherDateKind, otherDateKinds } from '../../contract/dates/other-date.js';
import { limits } from '../../contract/limits.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoChange } from '../../contract/admin-photo.js';
import { recordLimits } from '../../contract/record-limits.js';
import {
  ClearableDay,
  ClearableInteger,
  ClearableText,
  IfDefined,
  maxId,
  SeenVersion,
  Trimmed,
} from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { OptionalIds } from '../upload/photo-fields.dto.js';

export class OtherDateFieldsDto implements Partial<OtherDate> {
  @IsIn(otherDateKinds)
  kind: OtherDateKind;

  @MaxLength(limits.text.date, { message: 'field_too_long' })
  @IsNotEmpty({ message: 'field_required' })
  @IsString({ message: 'field_required' })
  @Trimmed()
  dateText: string;

  /** Follows from the words: what is sent is not read, so that what was read can be sent back. */
  @ClearableText(limits.text.date)
  edtf?: string | null;

  /** A day, or a month or a year, whose first day is meant. It leads over what the words say. */
  @ClearableDay()
  earliest?: string | null;

  /** A day, or a month or a year, whose last day is meant. */
  @ClearableDay()
  latest?: string | null;
}

/** The dates of a photo besides the one of its metadata; those that are left out are removed. */
export class OtherDatesDto {
  @Type(() => OtherDateFieldsDto)
  @IfDefined()
  @IsArray()
  @ArrayMaxSize(recordLimits.otherDates.max)
  @ValidateNested({ each: true })
  otherDates?: OtherDateFieldsDto[];
}

/** Fields that are left out stay as they are; null clears a field. */
export class PhotoChangeDto
  extends IntersectionType(MetadataPatch(photoMetadata), OtherDatesDto)
  implements PhotoChange
{
  /** All tags of the photo. */
  @OptionalIds()
  tagIds?: number[];

  /** All entities that it shows, the most important first. */
  @OptionalIds()
  entityIds?: number[];

  /** The fonds that it is part of, on any level; null: of none. */
  @ClearableInteger({ min: 1, max: maxId })
  fondsId?: number | null;

  /** Makes it the back of this photo, which shows it; null: a draft of its own again. */
  @ClearableInteger({ min: 1, max: maxId })
  frontId?: number | null;

  /** Publishes a draft, or makes a published photo a draft. */
  @IfDefined()
  @IsIn(['published', 'draft'])
  status?: 'published' | 'draft';

  /** The photo's `updatedAt` when the client loaded it; a newer one in the database is a conflict. */
  @SeenVersion()
  updatedAt?: string;
}
