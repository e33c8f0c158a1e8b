import type { SiteSettings } from '../contract/settings.js';

export class SiteSettingsDto implements SiteSettings {
  siteName: string;
  siteNameEn: string | null;
  siteNameDe: string | null;
  tagline: string | null;
  taglineEn: string | null;
  taglineDe: string | null;
  city: string;
  socialUrl: string | null;
  timeZone: string;
}
