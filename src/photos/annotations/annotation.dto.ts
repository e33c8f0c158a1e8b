import { Type } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsNumber, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import type { AnnotationFields, AnnotationsChange } from '../../contract/annotation.js';
import { limits } from '../../contract/limits.js';
import { annotationTexts } from '../../contract/metadata/texts.js';
import { recordLimits } from '../../contract/record-limits.js';
import { maxId, OptionalLine, SeenVersion } from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { Decimal } from '../../platform/http/decimal.decorator.js';

const Percent = (): PropertyDecorator => applyDecorators(IsNumber({ maxDecimalPlaces: 12 }), Min(0), Max(100));

const OptionalLabel = (): PropertyDecorator => applyDecorators(OptionalLine(limits.text.name), Matches(/^\P{Cc}*$/u));

export class AnnotationFieldsDto extends MetadataPatch(annotationTexts, OptionalLabel) implements AnnotationFields {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(maxId)
  entityId?: number | null;

  @Percent()
  @Decimal()
  x: number;

  @Percent()
  @Decimal()
  y: number;

  @Percent()
  @Decimal()
  w: number;

  @Percent()
  @Decimal()
  h: number;
}

export class AnnotationsChangeDto implements AnnotationsChange {
  /** All annotations of the photo, in display order. */
  @ValidateNested({ each: true })
  @Type(() => AnnotationFieldsDto)
  @ArrayMaxSize(recordLimits.annotations.max)
  @IsArray({ message: 'field_required' })
  annotations: AnnotationFieldsDto[];

  /** The photo's `updatedAt` when the client loaded it; a newer one in the database is a conflict. */
  @SeenVersion()
  updatedAt?: string;
}
