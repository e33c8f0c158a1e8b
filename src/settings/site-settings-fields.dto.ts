import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayContains,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { brandLimits } from '../contract/brand.js';
import { dateSettingLimits } from '../contract/dates/date-period.js';
import { defaultLanguage, type Language, languages } from '../contract/languages.js';
import { listedLicences } from '../contract/listed-licences.js';
import { limits } from '../contract/limits.js';
import { mapLimits } from '../contract/map-limits.js';
import { settingsTexts } from '../contract/metadata/texts.js';
import { widthLicences } from '../contract/public-widths.js';
import type { SiteSettingsChange, SiteSettingsFields } from '../contract/settings.js';
import { type KnownShareTarget, knownShareTargetCodes } from '../contract/share-targets.js';
import { ClearableInteger, maxId, RequiredInteger, SeenVersion } from '../platform/http/input.decorators.js';
import { MetadataPatch } from '../platform/http/metadata-dto.js';
import { AscendingPeriods } from './ascending-periods.decorator.js';
import { MapOverlayFieldsDto, MapTilesFieldsDto, MapViewFieldsDto } from './map-settings-fields.dto.js';
import { SameSitePath } from './same-site-path.decorator.js';
import {
  Colour,
  DateSpan,
  EmptyAsNull,
  IfPresent,
  lineRule,
  OptionalAddress,
  OptionalEmail,
  OptionalText,
  oneLine,
  RequiredLine,
  severalLines,
  Year,
} from './setting.decorators.js';
import { ShareAddress } from './share-address.decorator.js';
import {
  AccentDto,
  BrandImageDto,
  CircaYearsDto,
  DatePeriodDto,
  LogoDto,
  OwnLicenceDto,
  PeriodDto,
  PresentationVideoDto,
  PublicWidthDto,
  ShareTargetDto,
} from './site-settings.dto.js';
import { TimeZone } from './time-zone.decorator.js';

export class PresentationVideoFieldsDto extends PresentationVideoDto {
  @EmptyAsNull()
  @IsOptional()
  @SameSitePath()
  override fileUrl: string | null = null;

  @EmptyAsNull()
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, { message: 'video_id_expected' })
  override externalId: string | null = null;

  @EmptyAsNull()
  @IsOptional()
  @SameSitePath()
  override thumbnailUrl: string | null = null;
}

export class BrandImageFieldsDto extends BrandImageDto {
  @Matches(/^[0-9a-f]{64}$/)
  override sha256: string;

  @RequiredInteger({ min: 1, max: brandLimits.logo.width })
  override width: number;

  @RequiredInteger({ min: 1, max: brandLimits.logo.height })
  override height: number;
}

export class LogoFieldsDto extends LogoDto {
  @Type(() => BrandImageFieldsDto)
  @IsDefined()
  @ValidateNested()
  override light: BrandImageFieldsDto;

  @Type(() => BrandImageFieldsDto)
  @IsOptional()
  @ValidateNested()
  override dark: BrandImageFieldsDto | null = null;

  @IsBoolean()
  override carriesName = false;
}

export class AccentFieldsDto extends AccentDto {
  @Colour()
  override light: string;

  @Colour()
  override dark: string;
}

export class PeriodFieldsDto extends PeriodDto {
  @Year()
  override from: number;

  @IsOptional()
  @Year()
  override to: number | null = null;
}

export class CircaYearsFieldsDto extends CircaYearsDto {
  @RequiredInteger({ min: 0, max: dateSettingLimits.circaYears })
  override year: number;

  @RequiredInteger({ min: 0, max: dateSettingLimits.circaYears })
  override decade: number;

  @RequiredInteger({ min: 0, max: dateSettingLimits.circaYears })
  override century: number;
}

export class DatePeriodFieldsDto extends DatePeriodDto {
  @IsArray()
  @ArrayMinSize(1, { message: 'field_required' })
  @ArrayMaxSize(dateSettingLimits.namesOfPeriod)
  @IsString({ each: true })
  @MinLength(1, { each: true, message: 'field_required' })
  @MaxLength(dateSettingLimits.nameOfPeriod, { each: true, message: 'field_too_long' })
  @Matches(oneLine, { each: true })
  override names: string[];

  @DateSpan()
  override edtf: string;
}

export class PublicWidthFieldsDto extends PublicWidthDto {
  @IsIn(widthLicences)
  override licence: string;

  @RequiredInteger(limits.publicWidth)
  override width: number;
}

export class OwnLicenceFieldsDto extends OwnLicenceDto {
  @RequiredLine()
  override name: string;

  @OptionalAddress()
  override url: string | null = null;
}

export class ShareTargetFieldsDto extends ShareTargetDto {
  @RequiredLine()
  override name: string;

  @ShareAddress()
  override address: string;
}

/** Omitted fields stay unchanged; null clears a field that is not required. */
export class SiteSettingsFieldsDto
  extends MetadataPatch(settingsTexts, (property) => applyDecorators(IfPresent(), lineRule(property)))
  implements SiteSettingsFields
{
  /** The languages that the site offers, the base language among them. */
  @IfPresent()
  @IsArray()
  @ArrayUnique()
  @IsIn(languages, { each: true })
  @ArrayContains([defaultLanguage])
  @ApiPropertyOptional({ enum: languages, isArray: true })
  languages?: Language[];

  /** An image that was uploaded for it, for each theme. Null: the logo of the product. */
  @Type(() => LogoFieldsDto)
  @IsOptional()
  @ValidateNested()
  logo?: LogoFieldsDto | null;

  /** Null: the icons are made of the logo. */
  @Type(() => BrandImageFieldsDto)
  @IsOptional()
  @ValidateNested()
  icon?: BrandImageFieldsDto | null;

  /** The colour of links, buttons and what is chosen; its contrast is at least 4.5 in both themes. */
  @Type(() => AccentFieldsDto)
  @IfPresent()
  @ValidateNested()
  accent?: AccentFieldsDto;

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

  /** How wide the public sees photos of these licences at most, each of them once. */
  @Type(() => PublicWidthFieldsDto)
  @IfPresent()
  @IsArray()
  @ArrayMaxSize(widthLicences.length)
  @ValidateNested({ each: true })
  publicWidths?: PublicWidthFieldsDto[];

  /** Codes of listed licences that the forms do not offer. Photos that have one keep it. */
  @IfPresent()
  @IsArray()
  @ArrayUnique()
  @IsIn(listedLicences.map(({ code }) => code), { each: true })
  @ApiPropertyOptional({ enum: listedLicences.map(({ code }) => code), isArray: true })
  hiddenLicences?: string[];

  /** Licences of the archive's own, each name once and none that the list knows. */
  @Type(() => OwnLicenceFieldsDto)
  @IfPresent()
  @IsArray()
  @ArrayMaxSize(limits.ownLicences)
  @ValidateNested({ each: true })
  ownLicences?: OwnLicenceFieldsDto[];

  /** The networks that visitors are offered to share a page to, in this order. */
  @IfPresent()
  @IsArray()
  @ArrayUnique()
  @IsIn(knownShareTargetCodes, { each: true })
  @ApiPropertyOptional({ enum: knownShareTargetCodes, isArray: true })
  shareTargets?: KnownShareTarget[];

  /** The archive's own ones, after them. */
  @Type(() => ShareTargetFieldsDto)
  @IfPresent()
  @IsArray()
  @ArrayMaxSize(limits.ownShareTargets)
  @ValidateNested({ each: true })
  ownShareTargets?: ShareTargetFieldsDto[];

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

  /** Historical maps, in the order of the choice: each has either tiles or a picture. */
  @Type(() => MapOverlayFieldsDto)
  @IfPresent()
  @IsArray()
  @ArrayMaxSize(mapLimits.overlays)
  @ValidateNested({ each: true })
  mapOverlays?: MapOverlayFieldsDto[];

  /** Ascending, without overlap; only the last may have no end. */
  @Type(() => PeriodFieldsDto)
  @IfPresent()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @AscendingPeriods()
  periods?: PeriodFieldsDto[];

  /** How many years an approximate date reaches beyond what is written, to either side. Dates that are stored stay as they are. */
  @Type(() => CircaYearsFieldsDto)
  @IfPresent()
  @IsDefined()
  @ValidateNested()
  circaYears?: CircaYearsFieldsDto;

  /** Spans of time whose names dates may have. */
  @Type(() => DatePeriodFieldsDto)
  @IfPresent()
  @IsArray()
  @ArrayMaxSize(dateSettingLimits.periods)
  @ValidateNested({ each: true })
  datePeriods?: DatePeriodFieldsDto[];

  /** The photos that the home page shows first among the featured ones, in this order. */
  @IfPresent()
  @ArrayMaxSize(limits.home.photos)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(maxId, { each: true })
  featuredPhotoIds?: number[];

  /** The photo that the home page begins with; null: the photo of the day. */
  @ClearableInteger({ min: 1, max: maxId })
  heroPhotoId?: number | null;

  @IfPresent()
  @TimeZone()
  timeZone?: string;
}

export class SiteSettingsChangeDto extends SiteSettingsFieldsDto implements SiteSettingsChange {
  /** The settings' `version` when the client loaded them; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}
