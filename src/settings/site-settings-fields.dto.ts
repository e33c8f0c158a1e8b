import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { limits } from '../contract/limits.js';
import type { SiteSettingsFields } from '../contract/settings.js';
import { Decimal } from '../platform/http/decimal.decorator.js';
import { ClearableInteger, maxId, wellFormed } from '../platform/http/input.decorators.js';
import { AscendingPeriods } from './ascending-periods.decorator.js';
import { SameSitePath } from './same-site-path.decorator.js';
import { MapTilesDto, MapViewDto, PeriodDto, PresentationVideoDto } from './site-settings.dto.js';
import { TileAddress } from './tile-address.decorator.js';
import { TimeZone } from './time-zone.decorator.js';

/** Trims a text; an empty one becomes null. */
const EmptyAsNull = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? wellFormed(value.trim()).normalize('NFC') || null : value,
  );

/** May be omitted, but not null. */
const IfPresent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const oneLine = /^\P{Cc}*$/u;
/** Without NUL, which PostgreSQL's text cannot hold. */
const severalLines = /^(?:[\n\r\t]|\P{Cc})*$/u;

const RequiredLine = (): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsNotEmpty({ message: 'field_required' }),
    IsString(),
    Matches(oneLine),
    MaxLength(limits.text.name, { message: 'field_too_long' }),
  );

const OptionalText = (pattern: RegExp): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsString(),
    Matches(pattern),
    MaxLength(limits.text.line, { message: 'field_too_long' }),
  );

/** A link for visitors, so only http and https are allowed. */
const OptionalAddress = (): PropertyDecorator =>
  applyDecorators(
    OptionalText(oneLine),
    IsUrl({ protocols: ['https', 'http'], require_protocol: true, disallow_auth: true }),
  );

const OptionalEmail = (): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsEmail({ require_tld: false, blacklisted_chars: '"' }, { message: 'errorEmailInvalid' }),
    MaxLength(limits.email.max, { message: 'field_too_long' }),
  );

const Degrees = (max: number): PropertyDecorator => applyDecorators(IsNumber(), Min(-max), Max(max), Decimal());

/** Zoom levels of web map tiles. */
const ZoomLevel = (): PropertyDecorator => applyDecorators(IsInt(), Min(0), Max(22));

const Year = (): PropertyDecorator => applyDecorators(IsInt(), Min(limits.year.min), Max(9999));

export class MapViewFieldsDto extends MapViewDto {
  @Degrees(90)
  override lat: number;

  @Degrees(180)
  override lng: number;

  @ZoomLevel()
  override zoom: number;

  @ZoomLevel()
  override minZoom: number;

  @ZoomLevel()
  override maxZoom: number;
}

export class MapTilesFieldsDto extends MapTilesDto {
  @TileAddress()
  override url: string;

  @RequiredLine()
  override attribution: string;

  @OptionalAddress()
  override attributionUrl: string | null = null;
}

export class PresentationVideoFieldsDto extends PresentationVideoDto {
  @EmptyAsNull()
  @IsOptional()
  @SameSitePath()
  override fileUrl: string | null = null;

  @EmptyAsNull()
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/)
  override externalId: string | null = null;

  @EmptyAsNull()
  @IsOptional()
  @SameSitePath()
  override thumbnailUrl: string | null = null;
}

export class PeriodFieldsDto extends PeriodDto {
  @Year()
  override from: number;

  @IsOptional()
  @Year()
  override to: number | null = null;
}

/** Omitted fields stay unchanged; null clears a field that is not required. */
export class SiteSettingsFieldsDto implements SiteSettingsFields {
  @IfPresent()
  @RequiredLine()
  siteName?: string;

  @OptionalText(oneLine)
  siteNameEn?: string | null;

  @OptionalText(oneLine)
  siteNameDe?: string | null;

  @OptionalText(oneLine)
  tagline?: string | null;

  @OptionalText(oneLine)
  taglineEn?: string | null;

  @OptionalText(oneLine)
  taglineDe?: string | null;

  @IfPresent()
  @RequiredLine()
  city?: string;

  @OptionalText(oneLine)
  cityEn?: string | null;

  @OptionalText(oneLine)
  cityDe?: string | null;

  @OptionalAddress()
  socialUrl?: string | null;

  @OptionalAddress()
  teamUrl?: string | null;

  @OptionalText(oneLine)
  operatorName?: string | null;

  /** Postal address; may contain line breaks. */
  @OptionalText(severalLines)
  operatorAddress?: string | null;

  @OptionalEmail()
  contactEmail?: string | null;

  @OptionalEmail()
  privacyEmail?: string | null;

  /** Licence of photos without one of their own, as text or address. */
  @OptionalText(oneLine)
  defaultLicense?: string | null;

  @Type(() => PresentationVideoFieldsDto)
  @IsOptional()
  @ValidateNested()
  video?: PresentationVideoFieldsDto | null;

  @Type(() => MapViewFieldsDto)
  @IfPresent()
  @ValidateNested()
  map?: MapViewFieldsDto;

  /** Null: the map uses no tile server and shows only the archive's own data. */
  @Type(() => MapTilesFieldsDto)
  @IsOptional()
  @ValidateNested()
  mapTiles?: MapTilesFieldsDto | null;

  /** The attribution of the plan's shapes. */
  @OptionalText(oneLine)
  planAttribution?: string | null;

  @OptionalText(oneLine)
  planAttributionEn?: string | null;

  @OptionalText(oneLine)
  planAttributionDe?: string | null;

  /** Ascending, without overlap; only the last may have no end. */
  @Type(() => PeriodFieldsDto)
  @IfPresent()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @AscendingPeriods()
  periods?: PeriodFieldsDto[];

  /** The photo that the home page begins with; null: the photo of the day. */
  @ClearableInteger({ min: 1, max: maxId })
  heroPhotoId?: number | null;

  @IfPresent()
  @TimeZone()
  timeZone?: string;
}
