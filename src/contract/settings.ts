import type { Language } from './languages.js';
import type { LocalizedOrNull } from './localized.js';
import type { Period } from './periods.js';

/** Where the map begins, and how far it may be zoomed; zoom levels are those of web map tiles. */
export interface MapView {
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

/** Where the map's pictures come from, and whom it names for them. */
export interface MapTiles {
  /** Own path or https address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Who made them, as their licence wants it: `© OpenStreetMap contributors`. */
  attribution: string;
  /** Where that leads to, or null. */
  attributionUrl: string | null;
}

/**
 * The presentation video of the home page: a file of our own, or a video of an external host, asked for on the visitor's
 * click only. Where both are given the file is shown.
 */
export interface PresentationVideo {
  /** Own path of an MP4 or WebM file. */
  fileUrl: string | null;
  /** Id of the video at its host. */
  externalId: string | null;
  /** Own path of the still image before the click. */
  thumbnailUrl: string | null;
}

/** What makes an installation this city's archive. All of it is public and part of every page. */
export interface SiteSettings extends LocalizedOrNull<'siteName'>, LocalizedOrNull<'tagline'> {
  siteName: string;
  /** The city's name; the first part of every photo's slug. */
  city: string;
  /** Address of the project's page on a social network, or null. */
  socialUrl: string | null;
  /** Address of the team's page on a professional network, or null. */
  teamUrl: string | null;
  /** Who answers for the archive: the legal pages name it. */
  operatorName: string | null;
  /** Postal address, its lines separated by line breaks. */
  operatorAddress: string | null;
  /** Where visitors write to; messages of the contact form are mailed there. */
  contactEmail: string | null;
  /** Where to write about personal data; null: the same as `contactEmail`. */
  privacyEmail: string | null;
  /** Licence of photos that name none, as text or address, or null. */
  defaultLicense: string | null;
  video: PresentationVideo | null;
  map: MapView;
  /** Null: the map shows what the archive itself knows. */
  mapTiles: MapTiles | null;
  /** Into which an entity's photos are divided: ascending, and without an overlap. */
  periods: Period[];
  /** IANA zone in which dates are told. */
  timeZone: string;
}

/** What every page knows of this installation: what its administrators decided, and what its operator provides. */
export interface Site extends SiteSettings {
  /** Whether the archive can send mails (SMTP_URL): where not, a forgotten password leads to the contact page. */
  mailEnabled: boolean;
}

/** What pages know of the site beyond that. */
export interface PageSite extends Site {
  /** PUBLIC_URL: what stands in front of a path where an address is handed on. */
  origin: string;
  /** The languages in which there is an audio guide: the navigation leads to them only then. */
  audioLanguages: Language[];
}

/** What a change of the settings names; the rest stays as it is. `video`, `map`, `mapTiles` and `periods` are changed as a whole. */
export type SiteSettingsFields = Partial<SiteSettings>;
