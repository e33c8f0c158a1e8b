import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { PhotoFields } from '../../contract/photo.js';
import {
  Flag,
  maxId,
  OptionalInteger,
  OptionalNumber,
  OptionalYear,
  Trimmed,
} from '../../platform/http/input.decorators.js';

const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(Trimmed(), IsOptional(), IsString(), MaxLength(max, { message: 'field_too_long' }));

const mostLinks = 100;

/** Ids as a form says them: a field repeated, or one comma list. Each counts once. */
export const OptionalIds = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: TransformFnParams): unknown => {
      if (value === undefined) return undefined;
      const parts = [value as unknown].flat().flatMap((part) => String(part).split(','));
      const ids = parts.map((part) => part.trim()).filter((part) => part !== '');
      return [...new Set(ids.map((id) => (/^\d+$/.test(id) ? Number(id) : id)))];
    }),
    IsOptional(),
    ArrayMaxSize(mostLinks),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(maxId, { each: true }),
  );

export class PhotoFieldsDto implements PhotoFields {
  @OptionalText(limits.text.title)
  title?: string;

  @OptionalText(limits.text.title)
  titleEn?: string;

  @OptionalText(limits.text.title)
  titleDe?: string;

  @OptionalText(limits.text.description)
  description?: string;

  @OptionalText(limits.text.description)
  descriptionEn?: string;

  @OptionalText(limits.text.description)
  descriptionDe?: string;

  @OptionalYear()
  year?: number;

  @Flag()
  yearEstimated?: boolean;

  @OptionalYear()
  yearStart?: number;

  @OptionalYear()
  yearEnd?: number;

  /** The date as the archive wrote it. */
  @OptionalText(limits.text.line)
  dateText?: string;

  @OptionalText(limits.text.line)
  author?: string;

  @OptionalText(limits.text.line)
  source?: string;

  @OptionalText(limits.text.line)
  license?: string;

  /** WGS 84 degrees; `latitude`, `latitudine` and a decimal comma are understood too. */
  @OptionalNumber({ min: -90, max: 90 })
  lat?: number;

  /** WGS 84 degrees; `lon`, `long`, `longitude`, `longitudine` and a decimal comma are understood too. */
  @OptionalNumber({ min: -180, max: 180 })
  lng?: number;

  /** Direction of view, degrees from north. */
  @OptionalInteger({ min: 0, max: 359 })
  bearing?: number;

  @OptionalIds()
  tagIds?: number[];

  @OptionalIds()
  entityIds?: number[];

  /** The photo becomes a draft in place of being published. */
  @Flag()
  draft?: boolean;
}
