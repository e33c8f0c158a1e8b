import { type Language, withLanguage } from './languages.js';
import { entityPath, photoPath, presentationPath, type PublicRecordKind } from './paths.js';

/** A record in another form than its page. */
export interface RecordDocument {
  /** Media type, with its parameters. */
  type: string;
  /** Path and query. */
  path: string;
}

/** What a record must have for it. */
export interface DocumentedRecord {
  id: number;
  /** WGS 84 degrees; without them a map shows nothing. */
  lat: number | null;
  lng: number | null;
}

/** Of manifests (IIIF Presentation API 3, section 6.2). */
export const manifestType = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

/** What has changed of them (IIIF Change Discovery API 1.0, sections 3.4.1 and 4.1). */
export const discoveryContext = 'http://iiif.io/api/discovery/1/context.json';
export const activitiesType = `application/ld+json;profile="${discoveryContext}"`;

/** The documents below `/data`, by the ending of their address. */
export const dataTypes = {
  jsonld: 'application/ld+json',
  geojson: 'application/geo+json',
  // Electronic Resource Citation, as ARK resolvers answer (draft-kunze-erc, ANVL).
  erc: 'text/plain',
} as const;

/** Where one of them is. */
export const dataPath = (kind: PublicRecordKind, id: number, format: keyof typeof dataTypes): string =>
  `/data/${kind}/${id}.${format}`;

/**
 * The documents in which programs read a record, the most telling first: those that its page links to, and that its address
 * leads to who asks for their type. @param language of the page
 */
export const recordDocuments = (
  kind: PublicRecordKind,
  { id, lat, lng }: DocumentedRecord,
  language: Language,
): RecordDocument[] => [
  { type: dataTypes.jsonld, path: `${dataPath(kind, id, 'jsonld')}?language=${language}` },
  { type: manifestType, path: `${presentationPath(kind, id)}/manifest.json` },
  ...(lat === null || lng === null ? [] : [{ type: dataTypes.geojson, path: dataPath(kind, id, 'geojson') }]),
];

/** The page of a record, with its language. */
export const recordPage = (kind: PublicRecordKind, slug: string, language: Language): string =>
  withLanguage(language, kind === 'photo' ? photoPath(slug) : entityPath(slug));
