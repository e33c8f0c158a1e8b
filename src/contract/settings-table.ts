import type { BrandImage, Logo } from './brand.js';
import { type Accent, defaultAccent } from './colour/accent.js';
import { type DatePeriod, dateSettingLimits } from './dates/date-period.js';
import type { CircaYears } from './dates/edtf-bounds.js';
import { defaultLanguage, languages, languagesAtFirst, languageTable } from './languages.js';
import type { OwnLicence } from './licences.js';
import { limits } from './limits.js';
import { listedLicences } from './listed-licences.js';
import { mapLimits } from './map-limits.js';
import { naanMax } from './naan.js';
import type { Period } from './periods.js';
import { type PublicWidth, widthLicences } from './public-widths.js';
import type { SettingsTable } from './setting.js';
import type { MapOverlay, MapTiles, MapView, PresentationVideo } from './settings.js';
import { knownShareTargetCodes, type ShareTarget } from './share-targets.js';

const { name, line } = limits.text;

/**
 * The settings of an installation. To add one: an entry here, its label in `settings.fields` and its name in `history.fields`
 * of locales/<language>/admin.json. Types, defaults, JSON, OpenAPI, validation and the form use this table; what has several
 * parts has its classes in src/settings/setting-shapes.ts and its own inputs.
 */
export const settingsTable = {
  siteName: {
    section: 'site',
    kind: 'line',
    max: name,
    translated: true,
    required: true,
    default: (language) => languageTable[language].archive.siteName,
  },
  // Where the headline of the home page, the text below it and the heading of its featured photos are null, it has its own.
  tagline: { section: 'home', kind: 'line', max: line, translated: true, rows: 2, hint: true, default: null },
  homeLead: {
    section: 'home',
    kind: 'line',
    max: line,
    translated: true,
    rows: 3,
    default: null,
    doc: 'The text below the headline of the home page.',
  },
  featuredTitle: {
    section: 'home',
    kind: 'line',
    max: line,
    translated: true,
    default: null,
    doc: 'The heading of the featured photos on the home page.',
  },
  // In the base language it is the first part of every photo's slug.
  city: {
    section: 'site',
    kind: 'line',
    max: name,
    translated: true,
    required: true,
    hint: true,
    default: (language) => (language === defaultLanguage ? languageTable[language].archive.city : null),
  },
  planAttribution: {
    section: 'plan',
    kind: 'line',
    max: line,
    translated: true,
    default: null,
    doc: "The attribution of the plan's shapes.",
  },
  languages: {
    section: 'site',
    kind: 'choices',
    of: languages,
    always: [defaultLanguage],
    default: languagesAtFirst,
    doc: 'The languages that the site offers, the base language among them.',
  },
  logo: {
    section: 'brand',
    kind: 'object',
    default: null as Logo | null,
    doc: 'Null: the logo of the product.',
    writeDoc: 'An image that was uploaded for it, for each theme. Null: the logo of the product.',
  },
  icon: {
    section: 'brand',
    kind: 'object',
    default: null as BrandImage | null,
    doc: 'Square. Null: the icons are made of the logo.',
    writeDoc: 'Null: the icons are made of the logo.',
  },
  accent: {
    section: 'brand',
    kind: 'object',
    default: defaultAccent as Accent,
    doc: 'The colour of links, buttons and what is chosen.',
    writeDoc: 'The colour of links, buttons and what is chosen; its contrast is at least 4.5 in both themes.',
  },
  // Pages on a social and on a professional network.
  socialUrl: { section: 'social', kind: 'address', max: line, hint: true, placeholder: 'https://', default: null },
  teamUrl: { section: 'social', kind: 'address', max: line, hint: true, placeholder: 'https://', default: null },
  // Who is responsible for the archive, named on the legal pages.
  operatorName: { section: 'operator', kind: 'line', max: line, default: null },
  operatorAddress: {
    section: 'operator',
    kind: 'paragraphs',
    max: line,
    rows: 3,
    default: null,
    doc: 'Postal address; may contain line breaks.',
  },
  // For visitors. Messages of the contact form are forwarded to it.
  contactEmail: { section: 'operator', kind: 'email', max: limits.email.max, hint: true, default: null },
  // For questions about personal data; null means `contactEmail`.
  privacyEmail: { section: 'operator', kind: 'email', max: limits.email.max, hint: true, default: null },
  defaultLicense: {
    section: 'site',
    kind: 'line',
    max: line,
    hint: true,
    default: null,
    doc: 'Licence of photos without one of their own, as text or address.',
  },
  publicWidths: {
    section: 'widths',
    kind: 'list',
    max: widthLicences.length,
    default: [] as PublicWidth[],
    doc: 'How wide the public sees photos of these licences at most; those of any other in full.',
    writeDoc: 'How wide the public sees photos of these licences at most, each of them once.',
  },
  hiddenLicences: {
    section: 'licences',
    kind: 'choices',
    of: listedLicences.map(({ code }) => code),
    default: [],
    doc: 'Codes of listed licences that the forms do not offer. Photos that have one keep it.',
  },
  ownLicences: {
    section: 'licences',
    kind: 'list',
    max: limits.ownLicences,
    default: [] as OwnLicence[],
    doc: "Licences of the archive's own, which the forms offer too.",
    writeDoc: "Licences of the archive's own, each name once and none that the list knows.",
  },
  shareTargets: {
    section: 'share',
    kind: 'choices',
    of: knownShareTargetCodes,
    default: knownShareTargetCodes,
    doc: 'The networks that visitors are offered to share a page to.',
    writeDoc: 'The networks that visitors are offered to share a page to, in this order.',
  },
  ownShareTargets: {
    section: 'share',
    kind: 'list',
    max: limits.ownShareTargets,
    default: [] as ShareTarget[],
    doc: "The archive's own ones, after them.",
  },
  video: { section: 'video', kind: 'object', default: null as PresentationVideo | null },
  map: {
    section: 'view',
    kind: 'object',
    default: { lat: 45.6495, lng: 13.7768, zoom: 16, minZoom: 12, maxZoom: 19 } as MapView,
  },
  mapTiles: {
    section: 'tiles',
    kind: 'object',
    default: null as MapTiles | null,
    doc: "Null: the map uses no tile server and shows only the archive's own data.",
  },
  mapOverlays: {
    section: 'overlays',
    kind: 'list',
    max: mapLimits.overlays,
    default: [] as MapOverlay[],
    doc: 'Historical maps that visitors can lay over the map.',
    writeDoc: 'Historical maps, in the order of the choice: each has either tiles or a picture.',
  },
  planVersion: {
    section: 'plan',
    kind: 'computed',
    default: null,
    doc: 'The version of the plan whose shapes the map draws; null: it has names only. Changed by uploading a plan.',
  },
  periods: {
    section: 'periods',
    kind: 'list',
    max: 50,
    default: [
      { from: 1700, to: 1859 },
      { from: 1860, to: 1879 },
      { from: 1880, to: 1899 },
      { from: 1900, to: 1914 },
      { from: 1915, to: 1918 },
      { from: 1919, to: 1924 },
      { from: 1925, to: 1938 },
      { from: 1939, to: 1945 },
      { from: 1946, to: null },
    ] as Period[],
    doc: 'The periods by which an entity’s photos can be filtered: ascending, without overlap.',
    writeDoc: 'Ascending, without overlap; only the last may have no end.',
  },
  circaYears: {
    section: 'dates',
    kind: 'object',
    default: { year: 0, decade: 0, century: 0 } as CircaYears,
    doc: 'How many years an approximate date reaches beyond what is written, to either side.',
    writeDoc:
      'How many years an approximate date reaches beyond what is written, to either side. Dates that are stored stay as they are until they are read again (`rereadDates` of a bulk edit).',
  },
  datePeriods: {
    section: 'dates',
    kind: 'list',
    max: dateSettingLimits.periods,
    default: [] as DatePeriod[],
    doc: 'Spans of time whose names dates may have.',
  },
  featuredPhotoIds: {
    section: 'home',
    kind: 'photos',
    max: limits.home.photos,
    default: [],
    doc: 'The photos that the home page shows first among the featured ones, in this order; those that are not public are left out.',
    writeDoc: 'The photos that the home page shows first among the featured ones, in this order.',
  },
  heroPhotoId: {
    section: 'home',
    kind: 'photo',
    default: null,
    doc: 'The photo that the home page begins with; null, or a photo that is not public: the photo of the day.',
    writeDoc: 'The photo that the home page begins with; null: the photo of the day.',
  },
  lightTableFirst: {
    section: 'site',
    kind: 'flag',
    hint: true,
    default: false,
    doc: 'The archive opens on the light table, not on the grid, where a visitor has not chosen a view.',
  },
  naan: {
    section: 'site',
    kind: 'naan',
    max: naanMax,
    hint: true,
    placeholder: '12345',
    default: null,
    doc: 'The number of the archive as a naming authority (NAAN): records then have ARK identifiers. Null: they have none.',
  },
  // An IANA time zone, in which dates are shown.
  timeZone: { section: 'site', kind: 'timeZone', hint: true, placeholder: 'Europe/Rome', default: 'Europe/Rome' },
} as const satisfies SettingsTable;
