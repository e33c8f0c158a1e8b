import { names } from './header-names.js';

/** The part of `knownHeaders` that is about photographs. */
export const knownPhotoHeaders: Record<string, readonly string[]> = {
  identifier: names(`
    identifier, id, record id, recordid, object id, idno, object identifier, uid, uuid, nid, pid, local identifier,
    unique id, photo id, image id, item id, asset id, resource id, system number, control number, irn, guid, kennung,
    identificativo, codice, signatur, segnatura
  `),
  title: names(`
    title, titolo, titel, name, object name, preferred labels, caption, headline, naslov, label, object title, title text,
    full title, original title, display title, didascalia, titolo fotografia, titolo della fotografia, titolo foto,
    image title, photo title, photograph title, picture title, bildtitel, bildunterschrift, fototitel
  `),
  description: names(`
    description, descrizione, beschreibung, abstract, summary, text, content description, scope and content, opis,
    object description, general description, caption text, descrizione fotografia, bildbeschreibung, inhalt,
    image description, photo description, contenuto
  `),
  alt: names('alt, alt text, alternative text'),
  notes: names(`
    notes, note, remarks, comments, general note, anmerkungen, bemerkungen, annotazioni, osservazioni
  `),
  // A year beside a date says less than the date.
  dateText: names(`
    date, data, datum, dates, date created, created, creation date, datazione, datierung, date taken, temporal,
    temporal coverage, cronologia, display date, date text, date of photograph, object date, event dates, date display,
    date original, year created, date range, data ripresa, data di ripresa, data della ripresa, data scatto,
    data dello scatto, data fotografia, data foto, anno di ripresa, anno ripresa, anno scatto, epoca, aufnahmedatum,
    aufnahmejahr, entstehungszeit, entstehungsdatum, entstehungsjahr, photo date, image date, date of photo, date of image,
    date photographed, year, anno, jahr, leto
  `),
  earliest: names(`
    earliest, earliest date, creation date earliest, date earliest, date start, start date, date from, begin date,
    date begin, object begin date, year range from, early date, date early, year from, from year, start year, year start,
    begin year, beginning date, data iniziale, data inizio, data da, anno iniziale, anno inizio, anno da, datum von,
    datierung von, jahr von
  `),
  latest: names(`
    latest, latest date, creation date latest, date latest, date end, end date, date to, object end date, year range to,
    late date, date late, year to, to year, end year, year end, ending date, data finale, data fine, data a, anno finale,
    anno fine, anno a, datum bis, datierung bis, jahr bis
  `),
  author: names(`
    author, creator, autore, fotografo, photographer, fotograf, urheber, maker, artist, by, avtor, photographer name,
    creator name, artist name, artist display name, full name, event actors, photographed by, autore fotografo,
    fotografo autore, autore fotografia, nome autore, fotografo studio, studio fotografico, photographer studio,
    photographer or studio, creator photographer, artist maker, creators, creator s, photographers, photographer s, authors,
    author s, autori, fotografi, bildautor, fotografin, fotograf in, lichtbildner
  `),
  source: names(`
    source, fonte, quelle, collection, fondo, bestand, collezione, sammlung, series, is part of, vir
  `),
  license: names(`
    license, licence, licenza, lizenz, rights, diritti, rechte, copyright, rights statement, reproduction rights,
    use and reproduction, rights and reproduction, copyright status, usage terms, access rights
  `),
  creditLine: names(`
    credit, credit line, creditline, credits, courtesy, bibliographic citation, bildnachweis, crediti, credito
  `),
  provenance: names('provenance, provenienza, provenienz, provenance text, acquisition'),
  holdingInstitution: names(`
    institution, repository, holding institution, data provider, contributing institution, ente, istituzione, owner, held by,
    publisher, ente proprietario, ente detentore, istituto, archivio, standort, archiv
  `),
  inventoryNumber: names(`
    inventory number, inventory no, inventario, numero inventario, numero di inventario, n inventario, inventarnummer,
    accession number, accession, call number, shelfmark, object number, catalogue number, catalog number, inv nr, inv no,
    photo number, image number, negative number, reference code, reference number, identifier number, accession no,
    object no, inventory, inv, n inv, nr inv, no inv, num inv, numero inv, inv n, no inventario, nr inventario,
    num inventario, inventar nr, inventarnr, inventory nr, bildnummer, bildnr, fotonummer
  `),
  technique: names(`
    technique, tecnica, technik, medium, material, format, genre, type of material, materials, supporto, materia e tecnica,
    materia, tecnica e supporto, materiale, supporto e tecnica, trager, material und technik, material technik,
    physical format
  `),
  physicalSize: names(`
    size, dimensions, dimensioni, masse, abmessungen, extent, physical description, physical size, format size,
    extent and medium, print size, measurements, misure, misure cm, misure mm, dimensioni cm, dimensioni mm, formato,
    formato cm, dimensions cm, size cm, masse cm, grosse, grosse cm, format cm
  `),
  inscription: names(`
    inscription, inscriptions, iscrizione, iscrizioni, inschrift, aufschrift, beschriftung, verso
  `),
  lat: names('lat, latitude, latitudine, breite, breitengrad, y coordinate, geo lat'),
  lng: names(`
    lng, lon, long, longitude, longitudine, lange, langengrad, x coordinate, geo lon, geo lng
  `),
  bearing: names('bearing, direction, heading, azimuth'),
  tags: names(`
    tags, tag, keywords, keyword, subject, subjects, soggetto, soggetti, schlagworte, schlagwort, schlagworter, tema, temi,
    thema, themen, parole chiave, topics, themes, categories, category, subject terms, subject headings,
    subject access points, search terms, soggetti e temi, argomento, argomenti, stichwort, stichworte, stichworter,
    parola chiave, subject lcsh, subjects lcsh, subject tgm, subject aat, subject fast, subject local, subjects local,
    subject topical, subject topic, subject s, subject heading, topic
  `),
  entities: names(`
    card, cards, record cards, scheda, schede, ortsportrat, ortsportrats, building, buildings, places, monument
  `),
  file: names(`
    file, files, filename, file name, image, image file, image filename, images, picture, datei, dateiname, immagine,
    nome file, media, scan, path, file path, digital file, jpg, original filename, photo, digital object path, file url,
    image name, nomefile, file immagine, nome del file, bilddatei, bilddateiname, filename master, master file, photo file,
    photo filename, image path
  `),
  status: names('status, stato'),
};
