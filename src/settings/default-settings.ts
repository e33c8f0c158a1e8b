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
  teamUrl: null,
  operatorName: null,
  operatorAddress: null,
  contactEmail: null,
  privacyEmail: null,
  defaultLicense: null,
  video: null,
  // public-site.md §9.
  map: { lat: 45.6495, lng: 13.7768, zoom: 16, minZoom: 12, maxZoom: 19 },
  mapTiles: null,
  timeZone: 'Europe/Rome',
};
