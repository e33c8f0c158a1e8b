import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
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
  type BulkEdit,
  type BulkEditInput,
  bulkEditLimits,
  type BulkEditState,
  bulkEditStates,
  type BulkPreview,
  type CountedPhotos,
  type FileTaking,
  type NamedPhoto,
  type RefusedPhotos,
  type ReplacedField,
  type ReplacedValue,
  type SameNumber,
  type TakenFromFile,
  takenFromFile,
} from '../../contract/bulk-edit.js';
import { bulkMetadata, replacedFields } from '../../contract/bulk-fields.js';
import { errorStatus } from '../../contract/error-status.js';
import { UndoableChangeDto } from '../../history/undoable-change.dto.js';
import type { ErrorCode } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { localizedFields } from '../../contract/localized.js';
import { type AdminPhotoSort, adminPhotoSorts } from '../../contract/photo.js';
import { ChangeableText, IfDefined, maxId, OptionalInteger } from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { AdminPhotoDto, AdminPhotoFilterDto } from '../admin/admin-photo.dto.js';
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

  /** A title with `{n}`, the number of the photo in the selection, and possibly `{count}`, that of all of them. */
  @ChangeableText(limits.text.title)
  titlePattern?: string;

  /** The number of the first photo. */
  @OptionalInteger({ min: 0, max: bulkEditLimits.titleStart })
  titleStart?: number;

  /** Publishes drafts, or makes published photos drafts. */
  @IfDefined()
  @IsIn(['published', 'draft'])
  status?: 'published' | 'draft';

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

export class NamedPhotoDto extends PickType(AdminPhotoDto, ['id', ...localizedFields('title')]) implements NamedPhoto {}

export class CountedPhotosDto implements CountedPhotos {
  count: number;
  /** The first few. */
  photos: NamedPhotoDto[];
}

export class RefusedPhotosDto extends CountedPhotosDto implements RefusedPhotos {
  /** Why they cannot be changed. */
  @ApiProperty({ type: 'string', enum: Object.keys(errorStatus) })
  code: ErrorCode;
}

export class UnknownKeywordDto {
  keyword: string;
  /** Photos whose files have it. */
  count: number;
}

const shownValue = { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }], nullable: true };

export class ReplacedValueDto implements ReplacedValue {
  /** Null: the field is empty. A long text is cut. */
  @ApiProperty(shownValue)
  from: string | number | boolean | null;
  @ApiProperty(shownValue)
  to: string | number | boolean | null;
  /** Photos in which the one takes the place of the other. */
  count: number;
}

export class ReplacedFieldDto implements ReplacedField {
  @ApiProperty({ type: 'string', enum: replacedFields })
  field: ReplacedField['field'];
  /** Photos in which it changes. */
  count: number;
  /** Those of them that have another value of it now. */
  lost: number;
  /** The most frequent ones, those that are lost first. */
  values: ReplacedValueDto[];
}

export class SameNumberDto implements SameNumber {
  number: string;
  photo: NamedPhotoDto;
  other: NamedPhotoDto;
}

export class SameNumbersDto {
  count: number;
  /** The first few. */
  photos: SameNumberDto[];
}

export class BulkPreviewDto implements BulkPreview {
  total: number;
  changed: number;
  /** Photos that are already as they would become. */
  same: number;
  refused: RefusedPhotosDto[];
  /** What is in the fields now, and what would be written. */
  replaced: ReplacedFieldDto[];
  /** Of the photos that would be published: those without a title of their own. */
  untitled: CountedPhotosDto;
  /** Of the photos that would be published: those without a licence. */
  unlicensed: CountedPhotosDto;
  /** Photos whose inventory number another photo has, or would get as well. */
  sameNumbers: SameNumbersDto;
  /** The first few that would change. */
  photos: NamedPhotoDto[];
  /** Keywords of the files that are no tags, the most frequent first. */
  unknownKeywords: UnknownKeywordDto[];
}

export class BulkEditDto extends UndoableChangeDto implements BulkEdit {
  id: number;
  @ApiProperty({ enum: bulkEditStates })
  state: BulkEditState;
  change: BulkChangeDto;
  total: number;
  /** Photos that have been looked at, changed, or were as they should be. */
  done: number;
  changed: number;
  same: number;
  refused: RefusedPhotosDto[];
}
