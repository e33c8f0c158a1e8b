import { IsIn, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { mapLimits } from '../contract/map-limits.js';
import {
  type MapFilters,
  mapLayers,
  type MapListQuery,
  type MapQuery,
  type MapSuggestionsQuery,
} from '../contract/map.js';
import { parseMapBox } from '../contract/map-box.js';
import { positionFrom } from '../contract/position.js';
import {
  Flag,
  OptionalInteger,
  OptionalRangeEnd,
  RequiredInteger,
  Trimmed,
} from '../platform/http/input.decorators.js';

const layer = mapLayers.join('|');

export class MapFiltersDto implements MapFilters {
  /** Years of photos, separated by commas: `1880-1899,1946-`. By default all photos with a date. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{4}-(\d{4})?(,\d{4}-(\d{4})?){0,29}$/)
  periods?: string;

  /** The first year, month or day of photos, included: a photo counts where it may be of a day from there on. */
  @OptionalRangeEnd()
  from?: string;

  /** The last year, month or day of photos, included. */
  @OptionalRangeEnd()
  to?: string;

  /** Also photos without a date. */
  @Flag()
  undated?: boolean;

  /** Codes of entity types, separated by commas; by default all. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.text.line, { message: 'field_too_long' })
  types?: string;

  /** `photos`, `entities`, or both, separated by a comma: the default. */
  @Trimmed()
  @IsOptional()
  @Matches(new RegExp(`^(${layer})(,(${layer}))?$`))
  layers?: string;

  /** Also entities that no longer exist. */
  @Flag()
  vanished?: boolean;

  /** Only this entity and its photos. */
  @OptionalInteger({ min: 1 })
  entityId?: number;

  /** Ids of tags, separated by commas: only photos that carry all of them. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{1,9}(,\d{1,9}){0,49}$/)
  tags?: string;

  /** Only photos and entities that match this text; its first 200 characters are read. */
  @Trimmed()
  @IsOptional()
  @IsString()
  q?: string;
}

const IsMapBox = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMapBox',
    validator: { validate: (value: unknown) => typeof value === 'string' && parseMapBox(value) !== null },
  });

const IsPosition = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPosition',
    validator: { validate: (value: unknown) => typeof value === 'string' && positionFrom(value) !== null },
  });

export class MapQueryDto extends MapFiltersDto implements MapQuery {
  /**
   * West, south, east, north in WGS 84 degrees: `13.75,45.64,13.80,45.66`. Across the meridian of 180° the west is greater
   * than the east. At most 16,384 cells of 64 pixels.
   */
  @Trimmed()
  @IsMapBox()
  bbox: string;

  /** Zoom level of web map tiles. */
  @RequiredInteger({ min: 0, max: mapLimits.zoomMax })
  zoom: number;

  /** The closest zoom level of the map: clusters that are shown as several there or before have no `bounds`. */
  @OptionalInteger({ min: 0, max: mapLimits.zoomMax })
  maxZoom?: number;
}

export class MapListQueryDto extends MapFiltersDto implements MapListQuery {
  /** Only what is in this part of the map: west, south, east, north. */
  @Trimmed()
  @IsOptional()
  @IsMapBox()
  bbox?: string;

  /** A position, `45.65,13.77`: only what is at most `radius` metres from it, the nearest first. */
  @Trimmed()
  @IsOptional()
  @IsPosition()
  near?: string;

  /** Metres; without a value 150. Only with `near`. */
  @OptionalInteger({ min: mapLimits.radius.min, max: mapLimits.radius.max })
  radius?: number;

  @OptionalInteger({ min: 1 })
  page?: number;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  pageSize?: number;

  /** A comma-separated list of the fields to return. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  fields?: string;
}

export class MapSuggestionsQueryDto implements MapSuggestionsQuery {
  /** Any text; its first 200 characters are read. */
  @Trimmed()
  @IsOptional()
  @IsString()
  q?: string;

  /** Names in this language are compared and answered. */
  @ApiProperty({ enum: languages, required: false })
  @Trimmed()
  @IsOptional()
  @IsIn(languages)
  language?: Language;
}
