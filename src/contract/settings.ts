import type { Brand } from './brand.js';
import type { Accent } from './colour/accent.js';
import type { DateSettings } from './dates/date-period.js';
import type { Language } from './languages.js';
import type { OwnLicence } from './licences.js';
import type { Localized, LocalizedOrNull } from './localized.js';
import type { MapBox } from './map-box.js';
import type { Period } from './periods.js';
import type { PublicWidth } from './public-widths.js';
import type { KnownShareTarget, ShareTarget } from './share-targets.js';

/** The initial view of the map and its zoom range, in zoom levels of web map tiles. */
export interface MapView {
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

/** The tile server of the map and its attribution. */
export interface MapTiles {
  /** Path of this site or https address, with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** The attribution that the licence of the tiles requires: `© OpenStreetMap contributors`. */
  attribution: string;
  /** Link of the attribution, or null. */
  attributionUrl: string | null;
  /** The closest zoom level that has tiles: closer views enlarge them. */
  maxZoom: number;
}

/** A historical map above the base map: tiles, or one picture. */
export interface MapOverlay extends Localized<'name'> {
  /** Names it in addresses: lower-case letters, digits and hyphens. */
  code: string;
  /** The year that it shows, or null. */
  year: number | null;
  attribution: string;
  attributionUrl: string | null;
  /** Null: it is a picture. */
  tiles: OverlayTiles | null;
  /** Null: it has tiles. */
  picture: OverlayPicture | null;
}

export interface OverlayTiles {
  /** Path of this site or https address, with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** The zoom levels that have tiles: closer views enlarge them, views from further away show none. */
  minZoom: number;
  maxZoom: number;
}

/** A picture with the north at the top, in the projection of web map tiles. */
export interface OverlayPicture extends MapBox {
  /** Path of this site or https address. */
  url: string;
}

/**
 * The presentation video of the home page: an own file, or a video of an external host, which is requested only after the
 * visitor's click. If both are set, the file is shown.
 */
export interface PresentationVideo {
  /** Path on this site of an MP4 or WebM file. */
  fileUrl: string | null;
  /** Id of the video at the external host. */
  externalId: string | null;
  /** Path on this site of the image that is shown before the click. */
  thumbnailUrl: string | null;
}

/**
 * The settings of an installation. All of them are public and part of every page. `tagline` is the headline of the home page,
 * `homeLead` the text below it, and `featuredTitle` the heading of its featured photos; where they are null, pages have texts
 * of their own.
 */
export interface SiteSettings
  extends
    LocalizedOrNull<'siteName'>,
    LocalizedOrNull<'tagline'>,
    LocalizedOrNull<'homeLead'>,
    LocalizedOrNull<'featuredTitle'>,
    LocalizedOrNull<'city'>,
    LocalizedOrNull<'planAttribution'>,
    Brand,
    DateSettings {
  siteName: string;
  /** The city's name; the Italian one is the first part of every photo's slug. */
  city: string;
  /** The languages that the site offers, the base language among them. */
  languages: Language[];
  /** The colour of links, buttons and what is chosen. */
  accent: Accent;
  /** Address of the project's page on a social network, or null. */
  socialUrl: string | null;
  /** Address of the team's page on a professional network, or null. */
  teamUrl: string | null;
  /** The legal operator of the archive, named on the legal pages. */
  operatorName: string | null;
  /** Postal address; may contain line breaks. */
  operatorAddress: string | null;
  /** Address for visitors. Messages of the contact form are forwarded to it. */
  contactEmail: string | null;
  /** Address for questions about personal data; null means `contactEmail`. */
  privacyEmail: string | null;
  /** Licence of photos without one of their own, as text or address, or null. */
  defaultLicense: string | null;
  /** How wide the public sees photos of these licences at most; those of any other in full. */
  publicWidths: PublicWidth[];
  /** Codes of listed licences that the forms do not offer. Photos that have one keep it. */
  hiddenLicences: string[];
  /** Licences of the archive's own, which the forms offer too. */
  ownLicences: OwnLicence[];
  /** The networks that visitors are offered to share a page to. */
  shareTargets: KnownShareTarget[];
  /** The archive's own ones, after them. */
  ownShareTargets: ShareTarget[];
  video: PresentationVideo | null;
  map: MapView;
  /** Null: the map uses no tile server and shows only the archive's own data. */
  mapTiles: MapTiles | null;
  /** Historical maps that visitors can lay over the map. */
  mapOverlays: MapOverlay[];
  /** The version of the plan whose shapes the map draws; null: it has names only. Changed by uploading a plan. */
  planVersion: string | null;
  /** The periods by which an entity's photos can be filtered: ascending, without overlap. */
  periods: Period[];
  /** The photos that the home page shows first among the featured ones, in this order; those that are not public are left out. */
  featuredPhotoIds: number[];
  /** The photo that the home page begins with; null, or a photo that is not public: the photo of the day. */
  heroPhotoId: number | null;
  /** IANA time zone in which dates are shown. */
  timeZone: string;
}

/** The settings and what depends on the configuration of the server. */
export interface Site extends SiteSettings {
  /** Whether emails can be sent (SMTP_URL). If not, the password recovery refers to the contact page. */
  mailEnabled: boolean;
}

/** What every page gets. */
export interface PageSite extends Site {
  /** PUBLIC_URL, to make absolute addresses of paths. */
  origin: string;
  /** The languages that have at least one audio guide. Only then the navigation links to the audio guides. */
  audioLanguages: Language[];
}

/** A patch; lists, and what consists of several values such as `video` and `map`, are replaced as a whole. */
export type SiteSettingsFields = Partial<Omit<SiteSettings, 'planVersion'>>;

/** The settings as administrators edit them. */
export interface EditedSettings extends SiteSettings {
  /** Of all settings together; a change may state it. */
  version: string;
}

/** A patch that may state the `version` it was made from: nobody overwrites an edit that they have not seen. */
export type SiteSettingsChange = SiteSettingsFields & { version?: string };
