import { defaultAccent } from '../contract/colour/accent.js';
import { defaultLanguage, languagesAtFirst, languageTable } from '../contract/languages.js';
import { inEachLanguage, noText, untranslated } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';
import { knownShareTargetCodes } from '../contract/share-targets.js';

/** The settings of a new installation. */
export const defaultSettings: SiteSettings = {
  ...inEachLanguage('siteName', (_, language) => languageTable[language].archive.siteName),
  ...noText('tagline'),
  ...noText('homeLead'),
  ...noText('featuredTitle'),
  ...untranslated('city'),
  city: languageTable[defaultLanguage].archive.city,
  languages: [...languagesAtFirst],
  logo: null,
  icon: null,
  accent: defaultAccent,
  socialUrl: null,
  teamUrl: null,
  operatorName: null,
  operatorAddress: null,
  contactEmail: null,
  privacyEmail: null,
  defaultLicense: null,
  publicWidths: [],
  hiddenLicences: [],
  ownLicences: [],
  shareTargets: knownShareTargetCodes,
  ownShareTargets: [],
  video: null,
  map: { lat: 45.6495, lng: 13.7768, zoom: 16, minZoom: 12, maxZoom: 19 },
  mapTiles: null,
  mapOverlays: [],
  planVersion: null,
  ...noText('planAttribution'),
  periods: [
    { from: 1700, to: 1859 },
    { from: 1860, to: 1879 },
    { from: 1880, to: 1899 },
    { from: 1900, to: 1914 },
    { from: 1915, to: 1918 },
    { from: 1919, to: 1924 },
    { from: 1925, to: 1938 },
    { from: 1939, to: 1945 },
    { from: 1946, to: null },
  ],
  circaYears: { year: 0, decade: 0, century: 0 },
  datePeriods: [],
  featuredPhotoIds: [],
  heroPhotoId: null,
  timeZone: 'Europe/Rome',
};
