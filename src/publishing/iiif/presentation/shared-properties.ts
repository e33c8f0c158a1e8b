import { autocompletePath } from '../../../contract/paths.js';
import type { ContentResource, InternationalString, Manifest } from '@iiif/presentation-3';
import { withLanguage } from '../../../contract/languages.js';
import { licenceUrl } from '../../../contract/licences.js';
import type { SiteSettings } from '../../../contract/settings.js';
import { rightsUri } from '../rights-uri.js';
import { languageMap, noLanguage, siteWords } from './language-map.js';

export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';
const navPlaceContext = 'http://iiif.io/api/extension/navplace/context.json';

/** What manifests begin with. @param uri of the record, below which its manifest is */
export const manifestHead = (
  uri: string,
  { label, summary }: { label: InternationalString; summary: InternationalString | null },
  site: PresentedSite,
): Pick<Manifest, '@context' | 'id' | 'type' | 'label' | 'summary' | 'provider'> => ({
  '@context': contexts as Manifest['@context'],
  id: `${uri}/manifest.json`,
  type: 'Manifest',
  label,
  ...(summary && { summary }),
  provider: provider(site),
});

/** The last context must be that of the Presentation API (section 4.6). */
const contexts = [navPlaceContext, presentationContext];

/** What every resource shows of the site. */
export interface PresentedSite {
  origin: string;
  settings: SiteSettings;
}

/** The archive, with its home page. */
export const provider = ({ origin, settings }: PresentedSite): NonNullable<Manifest['provider']> => [
  {
    id: origin,
    type: 'Agent',
    label: languageMap(settings, 'siteName') ?? noLanguage(settings.siteName),
    homepage: homepage({ origin, settings }, '/', languageMap(settings, 'siteName') ?? noLanguage(settings.siteName)),
  },
];

/** The page of a record in every language of the site. */
export const homepage = (
  { origin, settings }: PresentedSite,
  path: string,
  label: InternationalString,
): NonNullable<Manifest['homepage']> =>
  settings.languages.map((language) => ({
    id: origin + withLanguage(language, path),
    type: 'Text',
    label,
    format: 'text/html',
    language: [language],
  }));

/** `rights` takes Creative Commons and RightsStatements.org only; the archive's own words are in `requiredStatement`. */
export const rightsOf = (licence: string | null, { settings }: PresentedSite): Pick<Manifest, 'rights'> => {
  const rights = rightsUri(licenceUrl(licence, settings.ownLicences));
  return rights ? { rights } : {};
};

/** Whom to name with it, and under which licence it is. */
export const requiredStatement = (words: string[], { settings }: PresentedSite): Pick<Manifest, 'requiredStatement'> =>
  words.length > 0
    ? {
        requiredStatement: {
          label: siteWords(settings.languages, (texts) => texts.photo.fields.license),
          value: noLanguage(...words),
        },
      }
    : {};

/** The position on a map (navPlace extension), in GeoJSON: the longitude first. */
export const navPlace = ({ lat, lng }: { lat: number | null; lng: number | null }): Pick<Manifest, 'navPlace'> =>
  lat === null || lng === null
    ? {}
    : {
        navPlace: {
          type: 'FeatureCollection',
          features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lng, lat] } }],
        },
      };

/** The first day that a date may mean, to order by; left out where it is open. */
export const navDate = (earliest: string | null | undefined): Pick<Manifest, 'navDate'> =>
  earliest ? { navDate: `${earliest}T00:00:00Z` } : {};

interface SearchService {
  id: string;
  type: 'SearchService2';
  service: [{ id: string; type: 'AutoCompleteService2' }];
}

/** Searches what is below a manifest or a collection, and completes words for it (IIIF Content Search API 2.0, sections 3, 5). */
export const searchService = (path: string, origin: string): { service: SearchService[] } => ({
  service: [
    {
      id: origin + path,
      type: 'SearchService2',
      service: [{ id: origin + autocompletePath(path), type: 'AutoCompleteService2' }],
    },
  ],
});

/** The same record for programs. @param format null: it is negotiated */
export const dataset = (id: string, format: string | null, label: string): ContentResource =>
  ({ id, type: 'Dataset', ...(format && { format }), label: noLanguage(label) }) as ContentResource;
