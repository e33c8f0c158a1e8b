import type { SiteSettings } from '../contract/settings.js';

/** What a new installation says of itself until its administrators say more. */
export const defaultSettings: SiteSettings = {
  siteName: 'Archivio fotografico della città',
  siteNameEn: 'The city’s photo archive',
  siteNameDe: 'Fotoarchiv der Stadt',
  tagline: null,
  taglineEn: null,
  taglineDe: null,
  city: 'città',
  socialUrl: null,
  timeZone: 'Europe/Rome',
};
