import type { Language } from './languages.js';
import type { Localized } from './localized.js';
import type { MapBox } from './map-box.js';
import type { ComputedNames, InternalNames, SettingsOf } from './setting.js';
import type { settingsTable } from './settings-table.js';

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

/** The settings of an installation. */
export type SiteSettings = SettingsOf<typeof settingsTable>;

/** What everybody reads of them. */
export type PublicSettings = Omit<SiteSettings, InternalNames<typeof settingsTable>>;

/** The public settings and what depends on the configuration of the server. */
export interface Site extends PublicSettings {
  /** Whether emails can be sent (SMTP_URL). If not, the password recovery refers to the contact page. */
  mailEnabled: boolean;
}

/** What every page gets. */
export interface PageSite extends Site {
  /** PUBLIC_URL, to make absolute addresses of paths. */
  origin: string;
  /** The languages that have at least one audio guide. Only then the navigation links to the audio guides. */
  audioLanguages: Language[];
  /** Whether published photos are in a fonds. Only then the footer links to the list of fonds. */
  hasFonds: boolean;
}

/** A patch; lists, and what consists of several values such as `video` and `map`, are replaced as a whole. */
export type SiteSettingsFields = Partial<Omit<SiteSettings, ComputedNames<typeof settingsTable>>>;

/** The settings as administrators edit them. */
export interface EditedSettings extends SiteSettings {
  /** Of all settings together; a change may state it. */
  version: string;
}

/** A patch that may state the `version` it was made from: nobody overwrites an edit that they have not seen. */
export type SiteSettingsChange = SiteSettingsFields & { version?: string };
