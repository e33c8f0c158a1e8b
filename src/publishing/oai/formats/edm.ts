import type { DescribedPicture, DescribedRecord, DescribedText, Named } from '../described-record.js';
import { edmRights } from './edm-rights.js';
import { present, resource, text, type XmlObject } from './xml-object.js';

/** "photographs" in the Art & Architecture Thesaurus. */
const photographs = 'http://vocab.getty.edu/aat/300046300';
/** No linguistic content (ISO 639-2). */
const noLanguage = 'zxx';

const namespaces = {
  '@xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  '@xmlns:dcterms': 'http://purl.org/dc/terms/',
  '@xmlns:doap': 'http://usefulinc.com/ns/doap#',
  '@xmlns:edm': 'http://www.europeana.eu/schemas/edm/',
  '@xmlns:ore': 'http://www.openarchives.org/ore/terms/',
  '@xmlns:owl': 'http://www.w3.org/2002/07/owl#',
  '@xmlns:skos': 'http://www.w3.org/2004/02/skos/core#',
  '@xmlns:svcs': 'http://rdfs.org/sioc/services#',
  '@xmlns:wgs84_pos': 'http://www.w3.org/2003/01/geo/wgs84_pos#',
};

/** The Europeana Data Model, external profile: the elements of a class are in the order of its schema. */
export const edm = (record: DescribedRecord, provider: string): XmlObject => ({
  'rdf:RDF': {
    ...namespaces,
    ...present({
      'edm:ProvidedCHO': [providedObject(record)],
      'edm:WebResource': record.isPhoto ? record.pictures.map(webResource) : [],
      'edm:Place': [...position(record), ...record.shows.map((card) => labelled(card))],
      'edm:TimeSpan': timeSpan(record),
      'skos:Concept': record.subjects.map((subject) => labelled(subject)),
      'ore:Aggregation': [aggregation(record, provider)],
      'svcs:Service': record.pictures.flatMap(({ service }) => (service ? [imageService(service)] : [])),
    }),
  },
});

function providedObject(record: DescribedRecord): XmlObject {
  const plain = (words: readonly string[]): XmlObject[] => words.map((word) => text([null, word]));
  const languages = record.isPhoto ? [noLanguage] : record.descriptions.map(([language]) => language);
  return {
    '@rdf:about': record.uri,
    ...present({
      'dc:creator': record.creators.map(text),
      'dc:description': record.descriptions.map(text),
      'dc:identifier': plain(record.identifiers),
      'dc:language': plain(languages.length > 0 ? languages : record.titles.map(([language]) => language)),
      'dc:source': plain(record.sources),
      'dc:subject': record.subjects.map(({ uri }) => resource(uri)),
      'dc:title': record.titles.map(text),
      'dc:type': record.isPhoto ? [resource(photographs)] : [],
      'dcterms:alternative': record.alternatives.map(text),
      'dcterms:created': [
        ...(record.span ? [resource(spanUri(record))] : []),
        ...record.dates.map((date: DescribedText) => text(date)),
      ],
      'dcterms:extent': plain(record.extents),
      'dcterms:isPartOf': record.partOf.flatMap(({ uri, names }) => [resource(uri), ...names.map(text)]),
      'dcterms:medium': record.media.map(text),
      'dcterms:provenance': record.provenance.map(text),
      'dcterms:spatial': [
        ...(record.position ? [resource(placeUri(record))] : []),
        ...record.shows.map(({ uri }) => resource(uri)),
      ],
      'edm:type': [text([null, record.isPhoto ? 'IMAGE' : 'TEXT'])],
    }),
  };
}

const webResource = ({ uri, service, licence }: DescribedPicture): XmlObject => ({
  '@rdf:about': uri,
  ...present({
    'dc:format': [text([null, 'image/jpeg'])],
    'edm:rights': [resource(edmRights(licence))],
    'svcs:has_service': service ? [resource(service)] : [],
  }),
});

function aggregation(record: DescribedRecord, provider: string): XmlObject {
  const [picture, ...views] = record.pictures;
  return {
    '@rdf:about': `${record.uri}#aggregation`,
    ...present({
      'edm:aggregatedCHO': [resource(record.uri)],
      'edm:dataProvider': [text([null, record.dataProvider])],
      'edm:hasView': record.isPhoto ? views.map(({ uri }) => resource(uri)) : [],
      'edm:isShownAt': [resource(record.page)],
      'edm:isShownBy': record.isPhoto && picture ? [resource(picture.uri)] : [],
      'edm:object': picture ? [resource(picture.uri)] : [],
      'edm:provider': [text([null, provider])],
      'dc:rights': record.rights.map((words) => text([null, words])),
      'edm:rights': [resource(edmRights(record.licence))],
    }),
  };
}

const labelled = ({ uri, names, sameAs }: Named): XmlObject => ({
  '@rdf:about': uri,
  ...present({ 'skos:prefLabel': names.map(text), 'owl:sameAs': sameAs.map(resource) }),
});

const placeUri = ({ uri }: DescribedRecord): string => `${uri}#place`;
const spanUri = ({ uri }: DescribedRecord): string => `${uri}#date`;

const position = (record: DescribedRecord): XmlObject[] =>
  record.position
    ? [
        {
          '@rdf:about': placeUri(record),
          'wgs84_pos:lat': String(record.position.lat),
          'wgs84_pos:long': String(record.position.lng),
        },
      ]
    : [];

const timeSpan = (record: DescribedRecord): XmlObject[] =>
  record.span
    ? [
        {
          '@rdf:about': spanUri(record),
          'skos:prefLabel': record.span.edtf,
          ...present({ 'edm:begin': record.span.earliest, 'edm:end': record.span.latest }),
        },
      ]
    : [];

/** IIIF Image API 3 (as Europeana's guidelines for IIIF say). */
const imageService = (uri: string): XmlObject => ({
  '@rdf:about': uri,
  'dcterms:conformsTo': resource('http://iiif.io/api/image'),
  'doap:implements': resource('http://iiif.io/api/image/3/level2.json'),
});
