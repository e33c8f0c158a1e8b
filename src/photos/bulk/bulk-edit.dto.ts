import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import {
  type BulkAction,
  bulkActions,
  type BulkChange,
  type BulkEditInput,
  bulkEditLimits,
  type FileTaking,
  type TakenFromFile,
  takenFromFile,
} from '../../contract/bulk-edit.js';
import { bulkMetadata } from '../../contract/bulk-fields.js';
import { limits } from '../../contract/limits.js';
import { type AdminPhotoSort, adminPhotoSorts } from '../../contract/admin-photo.js';
import {
  ChangeableLine,
  ClearableInteger,
  IfDefined,
  maxId,
  OptionalInteger,
} from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { AdminPhotoFilterDto } from '../admin/admin-photo.dto.js';
import { OptionalIds } from '../upload/photo-fields.dto.js';

/** Ids of selected photos in JSON. */
const SelectedIds = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(bulkEditLimits.ids),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(maxId, { each: true }),
    ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: bulkEditLimits.ids, required: false }),
  );

const takings = Object.keys(takenFromFile) as TakenFromFile[];

export class FileTakingDto implements FileTaking {
  /** What is taken; it fills what a photo has nothing of. */
  @IsArray()
  @ArrayUnique()
  @IsIn(takings, { each: true })
  @ApiProperty({ type: 'array', items: { type: 'string', enum: takings } })
  take: TakenFromFile[];

  /** Also in place of what a photo has already. */
  @IfDefined()
  @IsBoolean()
  @ApiProperty({ required: false, default: false })
  overwrite?: boolean;

  /** Keywords that are no tags yet and become some; others without a tag are left out. */
  @IfDefined()
  @IsArray()
  @ArrayMaxSize(bulkEditLimits.keywords)
  @IsString({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(limits.text.name, { each: true })
  @ApiProperty({ type: 'array', items: { type: 'string' }, required: false })
  newTags?: string[];
}

/** Fields that are left out stay, null clears one. A text is that of the base language: the translations of another one go. */
export class BulkChangeDto extends MetadataPatch(bulkMetadata) implements BulkChange {
  /** What is done with each photo; only `edit` takes the other fields. */
  @IfDefined()
  @IsIn(bulkActions)
  @ApiProperty({ enum: bulkActions, required: false, default: 'edit' })
  action?: BulkAction;

  @OptionalIds()
  addTagIds?: number[];

  @OptionalIds()
  removeTagIds?: number[];

  /** They are linked after those that a photo has. */
  @OptionalIds()
  addEntityIds?: number[];

  @OptionalIds()
  removeEntityIds?: number[];

  /** The fonds that they are part of, on any level; null: of none. */
  @ClearableInteger({ min: 1, max: maxId })
  fondsId?: number | null;

  /** A title with `{n}`, the number of the photo in the selection, and possibly `{count}`, that of all of them. */
  @ChangeableLine(limits.text.title)
  titlePattern?: string;

  /** The number of the first photo. */
  @OptionalInteger({ min: 0, max: bulkEditLimits.titleStart })
  titleStart?: number;

  /** Publishes drafts, or makes published photos drafts. */
  @IfDefined()
  @IsIn(['published', 'draft'])
  status?: 'published' | 'draft';

  /** Reads the dates in words again, as the archive reads them today; what was verified or given as days stays. */
  @IfDefined()
  @Equals(true)
  @ApiProperty({ type: Boolean, enum: [true], required: false })
  rereadDates?: true;

  /** What each photo takes from its own file (XMP, IPTC, EXIF); the fields above win. */
  @IfDefined()
  @ValidateNested()
  @Type(() => FileTakingDto)
  fromFile?: FileTakingDto;
}

export class BulkEditInputDto extends BulkChangeDto implements BulkEditInput {
  /** The selected photos. */
  @SelectedIds()
  ids?: number[];

  /** Instead of ids: all photos that this filter of the list finds. */
  @IsOptional()
  @ValidateNested()
  @Type(() => AdminPhotoFilterDto)
  filter?: AdminPhotoFilterDto;

  /** With a filter: photos that are left out. */
  @SelectedIds()
  except?: number[];

  /** The order in which titles are numbered; without it that of the upload. */
  @IfDefined()
  @IsIn(adminPhotoSorts)
  @ApiProperty({ enum: adminPhotoSorts, required: false })
  sortBy?: AdminPhotoSort;

  /** The number of photos that the preview has shown; another one by now is refused. */
  @OptionalInteger({ min: 1 })
  count?: number;
}
