import type { LocalizedOrNull } from './localized.js';

/** What makes an installation this city's archive. All of it is public and part of every page. */
export interface SiteSettings extends LocalizedOrNull<'siteName'>, LocalizedOrNull<'tagline'> {
  siteName: string;
  /** The city's name; the first part of every photo's slug. */
  city: string;
  /** Address of the project's page on a social network, or null. */
  socialUrl: string | null;
  /** IANA zone in which dates are told. */
  timeZone: string;
}
