import type { ExchangeTable } from '../../contract/exchange/tables.js';
import { knownPhotoHeaders } from './known-photo-headers.js';

/**
 * What other systems and spreadsheets call a column: the terms of Dublin Core (also as Omeka writes them), of CollectiveAccess and
 * of plain tables, without accents and signs. The labels of our own forms, in every language, are known besides.
 */
export const knownHeaders: Partial<Record<ExchangeTable, Record<string, readonly string[]>>> = {
  photos: knownPhotoHeaders,
  entities: {
    identifier: ['identifier', 'id', 'record id', 'idno', 'uid', 'uuid'],
    name: ['name', 'nome', 'title', 'titolo', 'titel', 'label', 'preferred labels', 'bezeichnung', 'denominazione'],
    type: ['type', 'tipo', 'typ', 'art', 'category', 'categoria', 'entity type'],
    excerpt: ['excerpt', 'abstract', 'summary', 'estratto'],
    description: ['description', 'descrizione', 'beschreibung', 'text', 'story', 'storia', 'history'],
    historicalName: ['historical name', 'nome storico', 'historischer name', 'former name'],
    constructionText: ['date', 'dates', 'built', 'construction', 'costruzione', 'bauzeit', 'erbaut', 'epoca'],
    architect: ['architect', 'architetto', 'architekt', 'creator', 'author', 'autore'],
    architecturalStyle: ['style', 'stile', 'stil', 'architectural style'],
    lat: ['lat', 'latitude', 'latitudine', 'breitengrad'],
    lng: ['lng', 'lon', 'long', 'longitude', 'longitudine', 'langengrad'],
    sources: ['sources', 'source', 'fonti', 'fonte', 'quellen', 'bibliography', 'bibliografia'],
  },
  fonds: {
    referenceCode: ['reference code', 'identifier', 'id', 'segnatura', 'signatur'],
    title: ['title', 'titolo', 'titel', 'name', 'nome'],
    level: ['level', 'level of description', 'livello', 'stufe'],
    partOf: ['part of', 'is part of', 'parent', 'parent id', 'parte di', 'teil von'],
    dateText: ['date', 'dates', 'data', 'datum', 'event dates'],
    extent: ['extent', 'extent and medium', 'consistenza', 'umfang'],
    creator: ['creator', 'creators', 'produttore', 'urheber'],
    holdingInstitution: ['repository', 'holding institution', 'institution'],
    description: ['description', 'scope and content', 'descrizione', 'beschreibung'],
  },
  tags: { slug: ['slug', 'id', 'identifier'], name: ['name', 'tag', 'keyword', 'nome', 'label', 'title'] },
  relations: {
    from: ['from', 'source', 'subject', 'da', 'von'],
    kind: ['kind', 'relation', 'type', 'predicate', 'tipo', 'art'],
    to: ['to', 'target', 'object', 'a', 'zu', 'nach'],
  },
};

/** Cells of these columns have both coordinates. */
export const placeHeaders: readonly string[] = [
  'coordinates',
  'coordinate',
  'koordinaten',
  'lat long',
  'lat lon',
  'lat lng',
  'latlng',
  'latlong',
  'geo',
  'geolocation',
  'gps',
  'position',
  'posizione',
  'georeference',
  'wkt',
  'point',
  'location coordinates',
];
