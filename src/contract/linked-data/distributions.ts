import { type Language, withLanguage } from '../languages.js';
import { localized } from '../localized.js';
import { allChangesPath, oaiPath } from '../paths.js';
import { activitiesType, manifestType } from '../record-documents.js';
import type { SiteSettings } from '../settings.js';

/** A form in which others get the whole archive, or ask it. */
export interface Distribution {
  /** The last part of its identifier. */
  id: string;
  /** What it is called, the same in every language: a standard. */
  name: string;
  /** Path and query. */
  path: string;
  /** A service is asked; anything else is downloaded. */
  isService: boolean;
  /** Path of what describes a service that has nothing to show at its own address. */
  describedBy?: string;
  mediaType: string;
  /** The address of the standard. */
  conformsTo: string;
}

export const distributions: readonly Distribution[] = [
  {
    id: 'oai-pmh',
    name: 'OAI-PMH 2.0',
    path: oaiPath,
    isService: true,
    mediaType: 'text/xml',
    conformsTo: 'http://www.openarchives.org/OAI/openarchivesprotocol.html',
  },
  {
    id: 'api',
    name: 'OpenAPI 3.1',
    path: '/api',
    isService: true,
    describedBy: '/api/openapi.json',
    mediaType: 'application/json',
    conformsTo: 'https://spec.openapis.org/oas/v3.1.0',
  },
  {
    id: 'photos-geojson',
    name: 'GeoJSON',
    path: '/feeds/photos.geojson',
    isService: false,
    mediaType: 'application/geo+json',
    conformsTo: 'https://www.rfc-editor.org/rfc/rfc7946',
  },
  {
    id: 'entities-geojson',
    name: 'GeoJSON',
    path: '/feeds/entities.geojson',
    isService: false,
    mediaType: 'application/geo+json',
    conformsTo: 'https://www.rfc-editor.org/rfc/rfc7946',
  },
  {
    id: 'iiif',
    name: 'IIIF Presentation API 3',
    path: '/iiif/presentation/collection/all.json',
    isService: false,
    mediaType: manifestType,
    conformsTo: 'http://iiif.io/api/presentation/3',
  },
  {
    id: 'iiif-changes',
    name: 'IIIF Change Discovery API 1.0',
    path: allChangesPath,
    isService: false,
    mediaType: activitiesType,
    conformsTo: 'http://iiif.io/api/discovery/1',
  },
];

/** Where the description of the data stands, for people and for programs. */
export const developersPath = '/developers';
export const catalogPath = '/data/catalog.ttl';

interface Described {
  origin: string;
  language: Language;
  site: SiteSettings;
  /** What the data are, in a sentence. */
  description: string;
}

/** schema.org DataCatalog with its Dataset: what search engines for data read of the page for developers. */
export function dataCatalogLd({ origin, language, site, description }: Described): object {
  const page = origin + withLanguage(language, developersPath);
  const name = localized(site, 'siteName', language);
  const publisher = { '@type': 'Organization', name: site.operatorName ?? name, url: origin };
  return {
    '@type': 'DataCatalog',
    '@id': `${page}#catalog`,
    name,
    description,
    url: page,
    inLanguage: language,
    publisher,
    dataset: {
      '@type': 'Dataset',
      '@id': `${page}#dataset`,
      name,
      description,
      url: page,
      isAccessibleForFree: true,
      // Every photograph states its own.
      license: origin + withLanguage(language, '/licenses'),
      spatialCoverage: { '@type': 'Place', name: localized(site, 'city', language) },
      creator: publisher,
      distribution: distributions.map((form) => ({
        '@type': 'DataDownload',
        name: form.name,
        contentUrl: origin + (form.describedBy ?? form.path),
        encodingFormat: form.mediaType,
      })),
    },
  };
}
