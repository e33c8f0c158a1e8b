import type { BrandImage } from '../../../src/contract/brand.js';
import { type Accent, themes } from '../../../src/contract/colour/accent.js';
import { byLanguage, defaultLanguage, languages } from '../../../src/contract/languages.js';
import type { DatePeriod } from '../../../src/contract/dates/date-period.js';
import { listedLicences } from '../../../src/contract/listed-licences.js';
import type { Period } from '../../../src/contract/periods.js';
import type { SiteSettings, SiteSettingsFields } from '../../../src/contract/settings.js';
import { knownShareTargetCodes } from '../../../src/contract/share-targets.js';
import { type RecordValues, typedNumber, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { plainChangeOf, plainValues } from '../../../renderer/admin/settings/plain-settings.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';
import { formSections } from './sections.js';

export const circaFields = ['year', 'decade', 'century'] as const;
const mapFields = ['lat', 'lng', 'zoom', 'minZoom', 'maxZoom'] as const;
const videoFields = ['fileUrl', 'externalId', 'thumbnailUrl'] as const;

/** The values of the form, by the paths that the API's errors have. */
export const settingsValues = (settings: SiteSettings): RecordValues => ({
  ...plainValues(settings, formSections),
  ...prefixed(
    'languages',
    valuesOf(
      byLanguage((of) => settings.languages.includes(of)),
      languages,
    ),
  ),
  ...prefixed(
    'offeredLicences',
    ticked(licenceCodes, (code) => !settings.hiddenLicences.includes(code)),
  ),
  ...listValues('ownLicences', settings.ownLicences, (own) => valuesOf(own, ['name', 'url'])),
  ...prefixed(
    'shareTargets',
    ticked(knownShareTargetCodes, (code) => settings.shareTargets.includes(code)),
  ),
  ...listValues('ownShareTargets', settings.ownShareTargets, (own) => valuesOf(own, ['name', 'address'])),
  'logo.carriesName': String(settings.logo?.carriesName ?? false),
  ...prefixed('accent', valuesOf(settings.accent, themes)),
  ...prefixed('map', valuesOf(settings.map, mapFields)),
  ...prefixed(
    'video',
    valuesOf(settings.video ?? { fileUrl: null, externalId: null, thumbnailUrl: null }, videoFields),
  ),
  ...Object.assign({}, ...settings.periods.map((period, index) => periodValues(period, index))),
  ...prefixed('circaYears', valuesOf(settings.circaYears, circaFields)),
  ...listValues('datePeriods', settings.datePeriods.map(datePair), (pair) => valuesOf(pair, ['names', 'edtf'])),
  ...listValues('publicWidths', settings.publicWidths, (limit) => valuesOf(limit, ['licence', 'width'])),
});

/** A period with a name as two texts. */
export const datePair = ({ names, edtf }: DatePeriod): { names: string; edtf: string } => ({
  names: names.join('; '),
  edtf,
});

const licenceCodes = listedLicences.map(({ code }) => code);

const ticked = <Code extends string>(codes: readonly Code[], isTicked: (code: Code) => boolean): RecordValues =>
  Object.fromEntries(codes.map((code) => [code, String(isTicked(code))]));

/** Those of a list, each with its place. */
const listValues = <Item>(setting: string, items: Item[], valuesOfItem: (item: Item) => RecordValues): RecordValues =>
  Object.assign({}, ...items.map((item, index) => prefixed(`${setting}.${index}`, valuesOfItem(item)))) as RecordValues;

/** The values of one period; null for a new one. */
export const periodValues = (period: Period | null, index: number): RecordValues =>
  prefixed(`periods.${index}`, period ? valuesOf(period, ['from', 'to']) : { from: '', to: '' });

const prefixed = (prefix: string, values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** The uploaded images of the brand; null for those of the product, or made of another one. */
export interface BrandImages {
  light: BrandImage | null;
  dark: BrandImage | null;
  icon: BrandImage | null;
}

export const brandImages = ({ logo, icon }: Pick<SiteSettings, 'logo' | 'icon'>): BrandImages => ({
  light: logo?.light ?? null,
  dark: logo?.dark ?? null,
  icon,
});

/** What the form holds outside of its fields. */
export interface Chosen {
  periods: number;
  datePeriods: number;
  publicWidths: number;
  ownLicences: number;
  ownShareTargets: number;
  heroPhotoId: number | null;
  featuredPhotoIds: number[];
  brand: BrandImages;
  accent: Accent;
}

/** The settings of the form, for the API, which says what is missing or wrong. */
export function settingsOf(
  form: FormData,
  { periods, datePeriods, publicWidths, ownLicences, ownShareTargets, brand, ...others }: Chosen,
): SiteSettingsFields {
  const text = (name: string): string => textOf(form, name).trim().replace(/\r\n?/g, '\n');
  const required = (name: string): number => typedNumber(text(name)) ?? ('' as unknown as number);
  const video = {
    fileUrl: text('video.fileUrl') || null,
    externalId: videoId(text('video.externalId')) || null,
    thumbnailUrl: text('video.thumbnailUrl') || null,
  };
  return {
    ...plainChangeOf(form, formSections),
    // A checkbox that cannot be changed is not sent.
    languages: languages.filter((of) => of === defaultLanguage || form.has(`languages.${of}`)),
    logo: brand.light && { light: brand.light, dark: brand.dark, carriesName: form.has('logo.carriesName') },
    icon: brand.icon,
    hiddenLicences: licenceCodes.filter((code) => !form.has(`offeredLicences.${code}`)),
    ownLicences: Array.from({ length: ownLicences }, (_, index) => ({
      name: text(`ownLicences.${index}.name`),
      url: text(`ownLicences.${index}.url`) || null,
    })),
    shareTargets: knownShareTargetCodes.filter((code) => form.has(`shareTargets.${code}`)),
    ownShareTargets: Array.from({ length: ownShareTargets }, (_, index) => ({
      name: text(`ownShareTargets.${index}.name`),
      address: text(`ownShareTargets.${index}.address`),
    })),
    map: {
      lat: required('map.lat'),
      lng: required('map.lng'),
      zoom: required('map.zoom'),
      minZoom: required('map.minZoom'),
      maxZoom: required('map.maxZoom'),
    },
    video: video.fileUrl || video.externalId || video.thumbnailUrl ? video : null,
    periods: Array.from({ length: periods }, (_, index) => ({
      from: required(`periods.${index}.from`),
      to: typedNumber(text(`periods.${index}.to`)),
    })),
    circaYears: {
      year: required('circaYears.year'),
      decade: required('circaYears.decade'),
      century: required('circaYears.century'),
    },
    datePeriods: Array.from({ length: datePeriods }, (_, index) => ({
      names: text(`datePeriods.${index}.names`)
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
      edtf: text(`datePeriods.${index}.edtf`),
    })),
    publicWidths: Array.from({ length: publicWidths }, (_, index) => ({
      licence: text(`publicWidths.${index}.licence`),
      width: required(`publicWidths.${index}.width`),
    })),
    ...others,
  };
}

/** The id in the address of a video, as people copy it from the browser or from its share button; else the text itself. */
function videoId(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !videoHosts.test(address.hostname)) return text;
  const [, kind = '', id = ''] = address.pathname.split('/');
  if (address.hostname.endsWith('youtu.be')) return kind || text;
  return (kind === 'watch' ? address.searchParams.get('v') : ['embed', 'shorts'].includes(kind) && id) || text;
}

const videoHosts = /(?:^|\.)(?:youtu\.be|youtube\.com|youtube-nocookie\.com)$/;
