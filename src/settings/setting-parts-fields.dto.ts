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
import type { BrandImage, Logo } from '../contract/brand.js';
import type { Accent } from '../contract/colour/accent.js';
import type { DatePeriod } from '../contract/dates/date-period.js';
import type { CircaYears } from '../contract/dates/edtf-bounds.js';
import type { OwnLicence } from '../contract/licences.js';
import type { Period } from '../contract/periods.js';
import type { PublicWidth } from '../contract/public-widths.js';
import type { PresentationVideo } from '../contract/settings.js';
import type { ShareTarget } from '../contract/share-targets.js';
import { brandLimits } from '../contract/brand.js';
import { dateSettingLimits } from '../contract/dates/date-period.js';
import { limits } from '../contract/limits.js';
import { widthLicences } from '../contract/public-widths.js';
import { RequiredInteger } from '../platform/http/input.decorators.js';
import { SameSitePath } from './same-site-path.decorator.js';
import { Colour, DateSpan, EmptyAsNull, OptionalAddress, oneLine, RequiredLine, Year } from './setting.decorators.js';
import { ShareAddress } from './share-address.decorator.js';

export class PresentationVideoFieldsDto implements PresentationVideo {
  @EmptyAsNull()
  @IsOptional()
  @SameSitePath()
  fileUrl: string | null = null;

  @EmptyAsNull()
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, { message: 'video_id_expected' })
  externalId: string | null = null;

  @EmptyAsNull()
  @IsOptional()
  @SameSitePath()
  thumbnailUrl: string | null = null;
}

/** An uploaded image of the brand. */
export class BrandImageFieldsDto implements BrandImage {
  /** Of the original. */
  @Matches(/^[0-9a-f]{64}$/)
  sha256: string;

  /** Pixels of the file for headers. */
  @RequiredInteger({ min: 1, max: brandLimits.logo.width })
  width: number;

  @RequiredInteger({ min: 1, max: brandLimits.logo.height })
  height: number;
}

export class LogoFieldsDto implements Logo {
  @Type(() => BrandImageFieldsDto)
  @IsDefined()
  @ValidateNested()
  light: BrandImageFieldsDto;

  /** For the dark theme; null: the other one lies on a light plate there. */
  @Type(() => BrandImageFieldsDto)
  @IsOptional()
  @ValidateNested()
  dark: BrandImageFieldsDto | null = null;

  /** Whether it shows the site’s name. Else pages write the name beside it. */
  @IsBoolean()
  carriesName = false;
}

/** A colour for each theme, `#rrggbb`. */
export class AccentFieldsDto implements Accent {
  @Colour()
  light: string;

  @Colour()
  dark: string;
}

export class PeriodFieldsDto implements Period {
  @Year()
  from: number;

  /** Null: until today. */
  @IsOptional()
  @Year()
  to: number | null = null;
}

export class CircaYearsFieldsDto implements CircaYears {
  /** Of a date that is a year, or more exact. */
  @RequiredInteger({ min: 0, max: dateSettingLimits.circaYears })
  year: number;

  @RequiredInteger({ min: 0, max: dateSettingLimits.circaYears })
  decade: number;

  @RequiredInteger({ min: 0, max: dateSettingLimits.circaYears })
  century: number;
}

export class DatePeriodFieldsDto implements DatePeriod {
  /** In any language, as they stand in dates. */
  @IsArray()
  @ArrayMinSize(1, { message: 'field_required' })
  @ArrayMaxSize(dateSettingLimits.namesOfPeriod)
  @IsString({ each: true })
  @MinLength(1, { each: true, message: 'field_required' })
  @MaxLength(dateSettingLimits.nameOfPeriod, { each: true, message: 'field_too_long' })
  @Matches(oneLine, { each: true })
  names: string[];

  /** An interval in EDTF (ISO 8601-2): `1914-07-28/1918-11-11`. */
  @DateSpan()
  edtf: string;
}

export class PublicWidthFieldsDto implements PublicWidth {
  /** A licence that the archive knows; `other` for any other text, `none` for photos without a licence. */
  @IsIn(widthLicences)
  licence: string;

  /** In pixels. */
  @RequiredInteger(limits.publicWidth)
  width: number;
}

export class OwnLicenceFieldsDto implements OwnLicence {
  /** The text by which photos name it. */
  @RequiredLine()
  name: string;

  /** Where it can be read. */
  @OptionalAddress()
  url: string | null = null;
}

export class ShareTargetFieldsDto implements ShareTarget {
  @RequiredLine()
  name: string;

  /** https, with `{url}` for the page's address; `{title}` and `{image}` may stand for its title and its share image. */
  @ShareAddress()
  address: string;
}
