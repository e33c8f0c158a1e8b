import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { AdminEntity, AdminEntityDetail, AdminEntityListQuery, EntityChange } from '../../contract/entity.js';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import {
  ChangeableText,
  ClearableNumber,
  ClearableText,
  ClearableYear,
  OptionalInteger,
  RequiredId,
  SeenVersion,
  Trimmed,
} from '../../platform/http/input.decorators.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { EntityDetailDto, EntityDto } from '../entity.dto.js';

const { name, line, note, description } = limits.text;

export class AdminEntityDto extends EntityDto implements AdminEntity {
  updatedAt: string;
}

export class AdminEntityDetailDto extends EntityDetailDto implements AdminEntityDetail {
  updatedAt: string;
}

export class AdminEntityPageDto extends PageDto implements Paged<AdminEntity> {
  items: AdminEntityDto[];
}

export class AdminEntityListQueryDto implements AdminEntityListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Part of a name, present or former. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  q?: string;

  /** Code of an entity type. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  type?: string;
}

/** What is left out stays as it is; null empties. */
export class EntityChangeDto implements EntityChange {
  @ChangeableText(name)
  name?: string;

  @ClearableText(name)
  nameEn?: string | null;

  @ClearableText(name)
  nameDe?: string | null;

  /** What the place was called in former times. */
  @ClearableText(name)
  historicalName?: string | null;

  @ChangeableText(100)
  entityTypeCode?: string;

  @ClearableText(note)
  excerpt?: string | null;

  @ClearableText(note)
  excerptEn?: string | null;

  @ClearableText(note)
  excerptDe?: string | null;

  /** HTML; what could act is taken out. */
  @ClearableText(description)
  description?: string | null;

  @ClearableText(description)
  descriptionEn?: string | null;

  @ClearableText(description)
  descriptionDe?: string | null;

  @ClearableYear()
  constructionYear?: number | null;

  @ClearableText(line)
  constructionText?: string | null;

  @ClearableText(line)
  constructionTextEn?: string | null;

  @ClearableText(line)
  constructionTextDe?: string | null;

  @ClearableText(line)
  architect?: string | null;

  @ClearableText(line)
  architectEn?: string | null;

  @ClearableText(line)
  architectDe?: string | null;

  @ClearableText(line)
  architecturalStyle?: string | null;

  @ClearableText(line)
  architecturalStyleEn?: string | null;

  @ClearableText(line)
  architecturalStyleDe?: string | null;

  @IsOptional()
  @IsBoolean()
  stillExists?: boolean | null;

  @ClearableText(line)
  birthDate?: string | null;

  @ClearableText(line)
  deathDate?: string | null;

  @ClearableText(line)
  birthPlace?: string | null;

  @ClearableText(line)
  profession?: string | null;

  @ClearableText(line)
  religion?: string | null;

  /** One below the other, or with semicolons between them. */
  @ClearableText(description)
  sources?: string | null;

  /** WGS 84 degrees; `latitude`, `latitudine` and a decimal comma are understood too. */
  @ClearableNumber({ min: -90, max: 90 })
  lat?: number | null;

  /** WGS 84 degrees; `lon`, `long`, `longitude`, `longitudine` and a decimal comma are understood too. */
  @ClearableNumber({ min: -180, max: 180 })
  lng?: number | null;

  /** The card's `updatedAt` as the change knows it. */
  @SeenVersion()
  updatedAt?: string;
}

export class CoverPositionDto {
  /** Vertical focus of the cover, 0 (top) to 100 (bottom). */
  @IsInt()
  @Min(0)
  @Max(100)
  position: number;
}
