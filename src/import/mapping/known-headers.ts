import type { ExchangeTable } from '../../contract/exchange/tables.js';
import { names } from './header-names.js';
import { knownPhotoHeaders } from './known-photo-headers.js';

/**
 * What other systems and spreadsheets call a column: the terms of Dublin Core (also as Omeka writes them), of CollectiveAccess and
 * of plain tables, without accents and signs. The labels of our own forms, in every language, are known besides.
 */
export const knownHeaders: Partial<Record<ExchangeTable, Record<string, readonly string[]>>> = {
  photos: knownPhotoHeaders,
  entities: {
    identifier: names('identifier, id, record id, idno, uid, uuid'),
    name: names(`
      name, nome, title, titolo, titel, label, preferred labels, bezeichnung, denominazione
    `),
    type: names('type, tipo, typ, art, category, categoria, entity type'),
    excerpt: names('excerpt, abstract, summary, estratto'),
    description: names('description, descrizione, beschreibung, text, story, storia, history'),
    historicalName: names('historical name, nome storico, historischer name, former name'),
    constructionText: names('date, dates, built, construction, costruzione, bauzeit, erbaut, epoca'),
    architect: names('architect, architetto, architekt, creator, author, autore'),
    architecturalStyle: names('style, stile, stil, architectural style'),
    lat: names('lat, latitude, latitudine, breitengrad'),
    lng: names('lng, lon, long, longitude, longitudine, langengrad'),
    sources: names('sources, source, fonti, fonte, quellen, bibliography, bibliografia'),
  },
  fonds: {
    referenceCode: names('reference code, identifier, id, segnatura, signatur'),
    title: names('title, titolo, titel, name, nome'),
    level: names('level, level of description, livello, stufe'),
    partOf: names('part of, is part of, parent, parent id, parte di, teil von'),
    dateText: names('date, dates, data, datum, event dates'),
    extent: names('extent, extent and medium, consistenza, umfang'),
    creator: names('creator, creators, produttore, urheber'),
    holdingInstitution: names('repository, holding institution, institution'),
    description: names('description, scope and content, descrizione, beschreibung'),
  },
  tags: { slug: names('slug, id, identifier'), name: names('name, tag, keyword, nome, label, title') },
  relations: {
    from: names('from, source, subject, da, von'),
    kind: names('kind, relation, type, predicate, tipo, art'),
    to: names('to, target, object, a, zu, nach'),
  },
};

/** Cells of these columns have both coordinates. */
export const placeHeaders: readonly string[] = names(`
  coordinates, coordinate, koordinaten, lat long, lat lon, lat lng, latlng, latlong, geo, geolocation, gps, position,
  posizione, georeference, wkt, point, location coordinates
`);
