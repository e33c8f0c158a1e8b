import type { Language } from '../contract/languages.js';
import { inEachLanguage } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';

type DemoText = Partial<Record<Language, string>>;

const planAttribution: DemoText = {
  it: 'Pianta schematica della demo',
  en: 'Schematic plan of the demo',
  de: 'Schematischer Plan der Demo',
};
const siteName: DemoText = { it: 'Trieste di ieri', en: 'Trieste Then', de: 'Das alte Triest' };
const city: DemoText = { it: 'Trieste', en: 'Trieste', de: 'Triest' };
const tagline: DemoText = {
  it: 'La città com’era, lastra per lastra.',
  en: 'The city as it was, plate by plate.',
  de: 'Die Stadt, wie sie war, Platte für Platte.',
};

/** The site settings of the demo. */
export const demoSettings = {
  ...inEachLanguage('siteName', (_, language) => siteName[language] ?? null),
  ...inEachLanguage('tagline', (_, language) => tagline[language] ?? null),
  ...inEachLanguage('city', (_, language) => city[language] ?? null),
  socialUrl: 'https://mastodon.social/tags/trieste',
  teamUrl: 'https://www.linkedin.com/feed/hashtag/trieste/',
  operatorName: 'Trieste di ieri, archivio dimostrativo',
  operatorAddress: 'Via dell’Esempio 1\n34121 Trieste',
  // `.example` belongs to nobody (RFC 2606): no email can reach a stranger.
  contactEmail: 'archivio@veduta.example',
  privacyEmail: 'privacy@veduta.example',
  ...inEachLanguage('planAttribution', (_, language) => planAttribution[language] ?? null),
  datePeriods: [
    {
      names: [
        'prima guerra mondiale',
        'Grande Guerra',
        'First World War',
        'Great War',
        'World War I',
        'WWI',
        'Erster Weltkrieg',
        'Ersten Weltkriegs',
        'Ersten Weltkrieg',
      ],
      edtf: '1914-07-28/1918-11-11',
    },
    {
      names: [
        'seconda guerra mondiale',
        'Second World War',
        'World War II',
        'WWII',
        'Zweiter Weltkrieg',
        'Zweiten Weltkriegs',
        'Zweiten Weltkrieg',
      ],
      edtf: '1939-09-01/1945-09-02',
    },
    {
      names: ['Governo Militare Alleato', 'Allied Military Government', 'Alliierte Militärregierung'],
      edtf: '1945-06-12/1954-10-26',
    },
  ],
  timeZone: 'Europe/Rome',
} as Partial<SiteSettings>;
