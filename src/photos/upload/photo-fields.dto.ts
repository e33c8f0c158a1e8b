import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoFields } from '../../contract/admin-photo.js';
import { maxId, OptionalChoice, OptionalInteger, OptionalYesNo } from '../../platform/http/input.decorators.js';
import { MetadataInput } from '../../platform/http/metadata-dto.js';

const maxLinks = 100;

/** Ids as a form sends them: a repeated field, or one comma-separated list. Duplicates are dropped. */
export const OptionalIds = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown => {
      if (value === undefined) return undefined;
      const parts = [value as unknown].flat().flatMap((part) => String(part).split(','));
      const ids = parts.map((part) => part.trim()).filter((part) => part !== '');
      return [...new Set(ids.map((id) => (/^\d+$/.test(id) ? Number(id) : id)))];
    }),
    IsOptional(),
    ArrayMaxSize(maxLinks),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(maxId, { each: true }),
  );

export class PhotoFieldsDto extends MetadataInput(photoMetadata) implements PhotoFields {
  @OptionalIds()
  tagIds?: number[];

  @OptionalIds()
  entityIds?: number[];

  /** The fonds that it is part of. */
  @OptionalInteger({ min: 1, max: maxId })
  fondsId?: number;

  /** The photo whose back it is, whose titles it gets where it has none; instead of a status. */
  @OptionalInteger({ min: 1, max: maxId })
  frontId?: number;

  /** The path of the file in its delivery, with its folders; only staff sees it. */
  @IsOptional()
  @IsString()
  deliveryPath?: string;

  /** What the photo becomes after processing: a draft, until somebody publishes it, or published at once. */
  @OptionalChoice(['draft', 'published'])
  status?: 'draft' | 'published';

  /** A moderator knows that this picture was removed on request, and wants it back. */
  @OptionalYesNo()
  confirmRemovedScan?: boolean;
}
