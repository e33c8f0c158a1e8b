import { ApiProperty } from '@nestjs/swagger';
import type { DatePeriod } from '../contract/dates/date-period.js';
import type { CircaYears } from '../contract/dates/edtf-bounds.js';
import type { BrandImage, Logo } from '../contract/brand.js';
import type { Accent } from '../contract/colour/accent.js';
import type { OwnLicence } from '../contract/licences.js';
import { nameText } from '../contract/metadata/texts.js';
import type { Period } from '../contract/periods.js';
import { type PublicWidth, widthLicences } from '../contract/public-widths.js';
import type {
  MapOverlay,
  MapTiles,
  MapView,
  OverlayPicture,
  OverlayTiles,
  PresentationVideo,
} from '../contract/settings.js';
import type { ShareTarget } from '../contract/share-targets.js';
import { Decimal } from '../platform/http/decimal.decorator.js';
import { PresentedMetadata } from '../platform/http/metadata-dto.js';

export class MapViewDto implements MapView {
  @Decimal()
  lat: number;
  @Decimal()
  lng: number;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

export class MapTilesDto implements MapTiles {
  /** Path of this site or https address, with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** The attribution that the licence of the tiles requires. */
  attribution: string;
  attributionUrl: string | null;
  /** The closest zoom level that has tiles: closer views enlarge them. */
  maxZoom: number;
}

export class OverlayTilesDto implements OverlayTiles {
  /** Path of this site or https address, with `{z}`, `{x}` and `{y}`. */
  url: string;
  minZoom: number;
  maxZoom: number;
}

/** A picture with the north at the top, in the projection of web map tiles. */
export class OverlayPictureDto implements OverlayPicture {
  /** Path of this site or https address. */
  url: string;
  @Decimal()
  west: number;
  @Decimal()
  south: number;
  @Decimal()
  east: number;
  @Decimal()
  north: number;
}

/** A historical map: tiles, or one picture. */
export class MapOverlayDto extends PresentedMetadata({ name: nameText }) implements MapOverlay {
  /** Names it in addresses. */
  code: string;
  year: number | null;
  attribution: string;
  attributionUrl: string | null;
  tiles: OverlayTilesDto | null;
  picture: OverlayPictureDto | null;
}

export class PresentationVideoDto implements PresentationVideo {
  fileUrl: string | null;
  externalId: string | null;
  thumbnailUrl: string | null;
}

/** An uploaded image of the brand. */
export class BrandImageDto implements BrandImage {
  /** Of the original. */
  sha256: string;
  /** Pixels of the file for headers. */
  width: number;
  height: number;
}

export class LogoDto implements Logo {
  light: BrandImageDto;
  /** For the dark theme; null: the other one lies on a light plate there. */
  dark: BrandImageDto | null;
  /** Whether it shows the site’s name. Else pages write the name beside it. */
  carriesName: boolean;
}

/** A colour for each theme, `#rrggbb`. */
export class AccentDto implements Accent {
  light: string;
  dark: string;
}

export class PeriodDto implements Period {
  from: number;
  /** Null: until today. */
  to: number | null;
}

export class CircaYearsDto implements CircaYears {
  /** Of a date that is a year, or more exact. */
  year: number;
  decade: number;
  century: number;
}

export class DatePeriodDto implements DatePeriod {
  /** In any language, as they stand in dates. */
  names: string[];
  /** An interval in EDTF (ISO 8601-2): `1914-07-28/1918-11-11`. */
  edtf: string;
}

export class PublicWidthDto implements PublicWidth {
  /** A licence that the archive knows; `other` for any other text, `none` for photos without a licence. */
  @ApiProperty({ enum: widthLicences })
  licence: string;
  /** In pixels. */
  width: number;
}

export class OwnLicenceDto implements OwnLicence {
  /** The text by which photos name it. */
  name: string;
  /** Where it can be read. */
  url: string | null;
}

export class ShareTargetDto implements ShareTarget {
  name: string;
  /** https, with `{url}` for the page's address; `{title}` and `{image}` may stand for its title and its share image. */
  address: string;
}
