import type { SiteSettings } from '../contract/settings.js';

/** What the demo's site says of itself. */
export const demoSettings: Partial<SiteSettings> = {
  siteName: 'Trieste di ieri',
  siteNameEn: 'Trieste Then',
  siteNameDe: 'Das alte Triest',
  tagline: 'La città nelle sue immagini: piazze, rive, mestieri e feste dal 1857 al dopoguerra.',
  taglineEn: 'The city in its pictures: squares, quays, trades and festivities from 1857 to the post-war years.',
  taglineDe: 'Die Stadt in ihren Bildern: Plätze, Ufer, Handwerk und Feste von 1857 bis in die Nachkriegszeit.',
  city: 'Trieste',
  timeZone: 'Europe/Rome',
};
