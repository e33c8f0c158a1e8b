import type { DescribedRecord } from '../described-record.js';
import { present, text, type XmlObject } from './xml-object.js';

/** Terms of the DCMI Type Vocabulary. */
const dcmiTypes = { photo: ['Image', 'StillImage'], entity: ['Text'] };

/** Unqualified Dublin Core, which every repository offers (OAI-PMH 2.0, section 5). */
export function oaiDc(record: DescribedRecord): XmlObject {
  const words = (all: readonly string[]): XmlObject[] => all.map((one) => text([null, one]));
  const { span, position } = record;
  return {
    'oai_dc:dc': {
      '@xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation':
        'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
      ...present({
        'dc:title': [...record.titles, ...record.alternatives].map(text),
        'dc:creator': record.creators.map(text),
        'dc:subject': record.subjects.flatMap(({ names }) => names).map(text),
        'dc:description': record.descriptions.map(text),
        'dc:publisher': words([record.dataProvider]),
        'dc:date': [...words(span ? [span.edtf] : []), ...record.dates.map(text)],
        'dc:type': words(dcmiTypes[record.isPhoto ? 'photo' : 'entity']),
        'dc:format': [...words(record.isPhoto ? ['image/jpeg'] : []), ...record.media.map(text)],
        'dc:identifier': words([record.uri, record.page, ...record.identifiers]),
        'dc:source': words(record.sources),
        // What has no words is in no language; the language of a text is that of its element.
        'dc:language': record.isPhoto ? [] : words(record.descriptions.map(([language]) => language)),
        'dc:relation': [
          ...words([...record.shows.map(({ uri }) => uri), ...record.pictures.map(({ uri }) => uri)]),
          ...record.partOf.flatMap(({ uri, names }) => [text([null, uri]), ...names.map(text)]),
        ],
        'dc:coverage': [
          ...record.shows.flatMap(({ names }) => names).map(text),
          ...words(position ? [`${position.lat}, ${position.lng}`] : []),
        ],
        'dc:rights': words([...new Set([...(record.licence ? [record.licence] : []), ...record.rights])]),
      }),
    },
  };
}
