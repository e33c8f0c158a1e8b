import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { brandLimits } from '../contract/brand.js';
import { dateSettingLimits } from '../contract/dates/date-period.js';
import { limits } from '../contract/limits.js';
import { widthLicences } from '../contract/public-widths.js';
import { RequiredInteger } from '../platform/http/input.decorators.js';
import { SameSitePath } from './same-site-path.decorator.js';
import { Colour, DateSpan, EmptyAsNull, OptionalAddress, oneLine, RequiredLine, Year } from './setting.decorators.js';
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
} from './setting-parts.dto.js';
import { ShareAddress } from './share-address.decorator.js';

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
