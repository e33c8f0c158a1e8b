import { names } from './header-names.js';

/** The part of `knownHeaders` that is about photographs. */
export const knownPhotoHeaders: Record<string, readonly string[]> = {
  identifier: names(`
    identifier, id, record id, recordid, object id, idno, object identifier, uid, uuid, nid, pid, local identifier,
    unique id, photo id, image id, item id, asset id, resource id, system number, control number, irn, guid, kennung,
    identificativo, codice, signatur, segnatura, priref, resource number, item number id, database id
  `),
  title: names(`
    title, titolo, titel, name, object name, preferred labels, caption, headline, naslov, label, object title,
    title text, full title, original title, display title, didascalia, titolo fotografia, titolo della fotografia,
    titolo foto, image title, photo title, photograph title, picture title, bildtitel, bildunterschrift, fototitel,
    main title, title statement, item title, title of image, title of photograph, photograph name, photo name
  `),
  description: names(`
    description, descrizione, beschreibung, abstract, summary, text, content description, scope and content, opis,
    object description, general description, caption text, descrizione fotografia, bildbeschreibung, inhalt,
    image description, photo description, contenuto, descrip, caption, image caption, photo caption,
    photograph description, description of image, item description, summary description, short description,
    long description
  `),
  alt: names('alt, alt text, alternative text'),
  notes: names(`
    notes, note, remarks, comments, general note, anmerkungen, bemerkungen, annotazioni, osservazioni, item notes,
    note general, public notes, content notes
  `),
  // A year beside a date says less than the date.
  dateText: names(`
    display date, date display, date, data, datum, dates, date created, created, creation date, datazione, datierung,
    date taken, temporal, temporal coverage, cronologia, display date, date text, date of photograph, object date,
    event dates, date display, date original, year created, date range, data ripresa, data di ripresa,
    data della ripresa, data scatto, data dello scatto, data fotografia, data foto, anno di ripresa, anno ripresa,
    anno scatto, epoca, aufnahmedatum, aufnahmejahr, entstehungszeit, entstehungsdatum, entstehungsjahr, photo date,
    image date, date of photo, date of image, date photographed, year, anno, jahr, leto, dated, production date,
    production date notes, creation date text, date of creation, date of image,
    dates of creation, date made, date of work, date and time, approximate date, circa date, date circa,
    date or date range, image year, photo year, year taken, year of photograph, decade
  `),
  earliest: names(`
    earliest, earliest date, creation date earliest, date earliest, date start, start date, date from, begin date,
    date begin, object begin date, year range from, early date, date early, year from, from year, start year,
    year start, begin year, beginning date, data iniziale, data inizio, data da, anno iniziale, anno inizio, anno da,
    datum von, datierung von, jahr von, production date start, date range start, date earliest possible,
    start date of creation, from date, date created from, date created start, begin year of date
  `),
  latest: names(`
    latest, latest date, creation date latest, date latest, date end, end date, date to, object end date,
    year range to, late date, date late, year to, to year, end year, year end, ending date, data finale, data fine,
    data a, anno finale, anno fine, anno a, datum bis, datierung bis, jahr bis, production date end, date range end,
    date latest possible, end date of creation, to date, date created to, date created end
  `),
  author: names(`
    author, creator, autore, fotografo, photographer, fotograf, urheber, maker, artist, by, avtor, photographer name,
    creator name, artist name, artist display name, full name, event actors, photographed by, autore fotografo,
    fotografo autore, autore fotografia, nome autore, fotografo studio, studio fotografico, photographer studio,
    photographer or studio, creator photographer, artist maker, creators, creator s, photographers, photographer s,
    authors, author s, autori, fotografi, bildautor, fotografin, fotograf in, lichtbildner, photographer or creator,
    photographer s name, name of photographer, constituents, constituent, maker name, primary maker,
    photographer maker, creator photographer studio, image creator, photographer credit
  `),
  source: names(`
    source, fonte, quelle, collection, fondo, bestand, collezione, sammlung, series, is part of, vir, series title,
    collection title, collection name, series name, part of, display collection, host collection, original collection,
    fonds title, record group, record series
  `),
  license: names(`
    license, licence, licenza, lizenz, rights, diritti, rechte, copyright, rights statement, reproduction rights,
    use and reproduction, rights and reproduction, copyright status, usage terms, access rights, rights usage,
    rights information, usage rights, conditions of use, use restrictions, restrictions on use, rights note,
    rights notes, copyright note, copyright restrictions, copyright statement, copyright notice, rights type,
    license type
  `),
  creditLine: names(`
    credit, credit line, creditline, credits, courtesy, bibliographic citation, bildnachweis, crediti, credito,
    acknowledgement, attribution, preferred citation, citation, credit caption, photo credit, image credit,
    courtesy of
  `),
  provenance: names(`
    provenance, provenienza, provenienz, provenance text, acquisition, source of acquisition,
    immediate source of acquisition, acquisition source, donor, donated by, custodial history, archival history,
    gift of
  `),
  holdingInstitution: names(`
    institution, repository, holding institution, data provider, contributing institution, ente, istituzione, owner,
    held by, publisher, ente proprietario, ente detentore, istituto, archivio, standort, archiv, institution name,
    repository name, held at, holding repository, display content partner, content partner, owning institution,
    collecting institution
  `),
  inventoryNumber: names(`
    inventory number, inventory no, inventario, numero inventario, numero di inventario, n inventario, inventarnummer,
    accession number, accession, call number, shelfmark, object number, catalogue number, catalog number, inv nr,
    inv no, photo number, image number, negative number, reference code, reference number, identifier number,
    accession no, object no, inventory, inv, n inv, nr inv, no inv, num inv, numero inv, inv n, no inventario,
    nr inventario, num inventario, inventar nr, inventarnr, inventory nr, bildnummer, bildnr, fotonummer, access no,
    accno, acc no, item number, item no, item code, control no, file number, local number, record number, record no,
    image no, photo no, negative no, neg no, neg number, photograph number, picture number, id number,
    identification number, box and folder
  `),
  technique: names(`
    technique, tecnica, technik, medium, material, format, genre, type of material, materials, supporto,
    materia e tecnica, materia, tecnica e supporto, materiale, supporto e tecnica, trager, material und technik,
    material technik, physical format, process, photographic process, physical form, carrier, medium type, photo type,
    photograph type, image type, original format, format of original, negative type, print type
  `),
  physicalSize: names(`
    size, dimensions, dimensioni, masse, abmessungen, extent, physical description, physical size, format size,
    extent and medium, print size, measurements, misure, misure cm, misure mm, dimensioni cm, dimensioni mm, formato,
    formato cm, dimensions cm, size cm, masse cm, grosse, grosse cm, format cm, image size, sheet size, negative size,
    dimensions in, size in, photo size
  `),
  inscription: names(`
    inscription, inscriptions, iscrizione, iscrizioni, inschrift, aufschrift, beschriftung, verso
  `),
  lat: names(`
    lat, latitude, latitudine, breite, breitengrad, y coordinate, geo lat, place latitude, geolocation latitude,
    gps latitude, decimal latitude, latitude decimal, y lat, northing lat
  `),
  lng: names(`
    lng, lon, long, longitude, longitudine, lange, langengrad, x coordinate, geo lon, geo lng, place longitude,
    geolocation longitude, gps longitude, decimal longitude, longitude decimal, x lon, x lng
  `),
  bearing: names('bearing, direction, heading, azimuth'),
  tags: names(`
    tags, tag, keywords, keyword, subject, subjects, soggetto, soggetti, schlagworte, schlagwort, schlagworter, tema,
    temi, thema, themen, parole chiave, topics, themes, categories, category, subject terms, subject headings,
    subject access points, search terms, soggetti e temi, argomento, argomenti, stichwort, stichworte, stichworter,
    parola chiave, subject lcsh, subjects lcsh, subject tgm, subject aat, subject fast, subject local, subjects local,
    subject topical, subject topic, subject s, subject heading, topic, keywords subject, subject name, subject names,
    subject geographic, geographic subject, geographic subjects, subject place, subject corporate,
    subject corporate name, subject personal name, subject person, subject people, subject title, subject title topic,
    topical subject, topical subjects, topical term, topical terms, topic s, name access points, place access points,
    genre access points, named persons, named person s, people depicted, persons depicted, person depicted, people,
    persons, index terms, controlled terms, descriptors, albums
  `),
  entities: names(`
    card, cards, record cards, scheda, schede, ortsportrat, ortsportrats, building, buildings, places, monument
  `),
  file: names(`
    file, files, filename, file name, image, image file, image filename, images, picture, datei, dateiname, immagine,
    nome file, media, scan, path, file path, digital file, jpg, original filename, photo, digital object path,
    file url, image name, nomefile, file immagine, nome del file, bilddatei, bilddateiname, filename master,
    master file, photo file, photo filename, image path, image filenames, digital file name, digital filename,
    file name jpg, jpeg, jpeg file, object filename, original file name, full resolution, high resolution image,
    full size image
  `),
  status: names('status, stato'),
};
