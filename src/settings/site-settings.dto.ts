import type { Period } from '../contract/periods.js';
import type { MapTiles, MapView, PresentationVideo, Site, SiteSettings } from '../contract/settings.js';

export class MapViewDto implements MapView {
  lat: number;
  lng: number;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

export class MapTilesDto implements MapTiles {
  /** Own path or https address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Who made them, as their licence wants it. */
  attribution: string;
  attributionUrl: string | null;
}

export class PresentationVideoDto implements PresentationVideo {
  fileUrl: string | null;
  externalId: string | null;
  thumbnailUrl: string | null;
}

export class PeriodDto implements Period {
  from: number;
  /** Null: the period goes on to the present. */
  to: number | null;
}

export class SiteSettingsDto implements SiteSettings {
  siteName: string;
  siteNameEn: string | null;
  siteNameDe: string | null;
  tagline: string | null;
  taglineEn: string | null;
  taglineDe: string | null;
  city: string;
  socialUrl: string | null;
  teamUrl: string | null;
  operatorName: string | null;
  /** Postal address, its lines separated by line breaks. */
  operatorAddress: string | null;
  contactEmail: string | null;
  privacyEmail: string | null;
  /** Licence of photos that name none, as text or address. */
  defaultLicense: string | null;
  video: PresentationVideoDto | null;
  map: MapViewDto;
  /** Null: the map shows what the archive itself knows. */
  mapTiles: MapTilesDto | null;
  /** Into which an entity’s photos are divided: ascending, and without an overlap. */
  periods: PeriodDto[];
  timeZone: string;
}

export class SiteDto extends SiteSettingsDto implements Site {
  /** Whether the archive can send mails. */
  mailEnabled: boolean;
}
