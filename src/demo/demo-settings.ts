import type { SiteSettings } from '../contract/settings.js';

/** What the demo's site says of itself. */
export const demoSettings: Partial<SiteSettings> = {
  siteName: 'Trieste di ieri',
  siteNameEn: 'Trieste Then',
  siteNameDe: 'Das alte Triest',
  tagline: 'La città com’era, lastra per lastra.',
  taglineEn: 'The city as it was, plate by plate.',
  taglineDe: 'Die Stadt, wie sie war, Platte für Platte.',
  city: 'Trieste',
  timeZone: 'Europe/Rome',
};
