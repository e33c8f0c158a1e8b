import type { SiteSettings } from '../contract/settings.js';

/** The site settings of the demo. */
export const demoSettings: Partial<SiteSettings> = {
  siteName: 'Trieste di ieri',
  siteNameEn: 'Trieste Then',
  siteNameDe: 'Das alte Triest',
  tagline: 'La città com’era, lastra per lastra.',
  taglineEn: 'The city as it was, plate by plate.',
  taglineDe: 'Die Stadt, wie sie war, Platte für Platte.',
  city: 'Trieste',
  cityEn: 'Trieste',
  cityDe: 'Triest',
  socialUrl: 'https://mastodon.social/tags/trieste',
  teamUrl: 'https://www.linkedin.com/feed/hashtag/trieste/',
  operatorName: 'Trieste di ieri, archivio dimostrativo',
  operatorAddress: 'Via dell’Esempio 1\n34121 Trieste',
  // `.example` belongs to nobody (RFC 2606): no email can reach a stranger.
  contactEmail: 'archivio@veduta.example',
  privacyEmail: 'privacy@veduta.example',
  planAttribution: 'Pianta schematica della demo',
  planAttributionEn: 'Schematic plan of the demo',
  planAttributionDe: 'Schematischer Plan der Demo',
  timeZone: 'Europe/Rome',
};
