import { limits } from '../limits.js';
import type { MetadataTable } from './field.js';

const { title, line, name, note, description } = limits.text;

/**
 * What is told about a photograph, as against what became of its scan. To add a field: an entry here, a migration, and its
 * text in three languages (`photo.fields` in locales/<language>/site.json).
 */
export const photoMetadata = {
  title: {
    about: 'text',
    kind: 'text',
    max: title,
    translated: true,
    required: true,
    search: 'titles',
    term: 'dcterms:title',
  },
  description: {
    about: 'text',
    kind: 'longText',
    max: description,
    translated: true,
    search: 'descriptions',
    term: 'dcterms:description',
  },
  alt: {
    about: 'text',
    kind: 'longText',
    max: note,
    translated: true,
    term: null,
    doc: 'What the picture shows, for those who do not see it.',
  },

  year: { about: 'date', kind: 'year', search: 'names', term: 'dcterms:created' },
  yearStart: {
    about: 'date',
    kind: 'year',
    term: 'dcterms:temporal',
    doc: 'A span that it was taken in, both years included; `year` stands for it in lists.',
  },
  yearEnd: { about: 'date', kind: 'year', term: 'dcterms:temporal' },
  yearEstimated: { about: 'date', kind: 'flag', term: null, doc: 'The year is about right.' },
  dateText: {
    about: 'date',
    kind: 'text',
    max: line,
    term: 'dcterms:date',
    doc: 'The date as the archive wrote it (`primavera 1912`).',
  },

  author: { about: 'rights', kind: 'text', max: line, search: 'names', term: 'dcterms:creator' },
  source: { about: 'rights', kind: 'text', max: line, search: 'names', term: 'dcterms:source' },
  license: { about: 'rights', kind: 'licence', max: line, term: 'dcterms:license' },
  // How the photo wants to be cited. Not `rightsHolder`: a print in the public domain has a credit line and no holder.
  creditLine: {
    about: 'rights',
    kind: 'text',
    max: line,
    search: 'names',
    term: 'dcterms:bibliographicCitation',
    doc: 'The words to publish beside the photo.',
  },
  provenance: {
    about: 'rights',
    kind: 'longText',
    max: note,
    translated: true,
    term: 'dcterms:provenance',
    doc: 'Whose it has been.',
  },

  // Where the object is now. Not `provenance`, which is its past, nor `isPartOf`, which is a collection.
  holdingInstitution: {
    about: 'object',
    kind: 'text',
    max: line,
    search: 'names',
    term: 'edm:dataProvider',
    doc: 'Who keeps the object.',
  },
  inventoryNumber: {
    about: 'object',
    kind: 'text',
    max: name,
    search: 'names',
    term: 'dcterms:identifier',
    doc: 'The number of the object where it is kept.',
  },
  technique: {
    about: 'object',
    kind: 'text',
    max: line,
    translated: true,
    search: 'keywords',
    term: 'dcterms:medium',
    doc: 'What the object is made of, and how (`Albumen print`).',
  },
  physicalSize: {
    about: 'object',
    kind: 'text',
    max: name,
    search: 'names',
    term: 'dcterms:extent',
    doc: 'The size of the object (`190 × 250 mm`).',
  },
  inscription: {
    about: 'object',
    kind: 'longText',
    max: note,
    translated: true,
    search: 'descriptions',
    term: 'dcterms:description',
    doc: 'What is written on the object, or on its back.',
  },

  lat: {
    about: 'place',
    kind: 'decimal',
    min: -90,
    max: 90,
    term: 'dcterms:spatial',
    doc: 'WGS 84 degrees: both or neither.',
    writeDoc: '`latitude`, `latitudine` and a decimal comma are understood too.',
  },
  lng: {
    about: 'place',
    kind: 'decimal',
    min: -180,
    max: 180,
    term: 'dcterms:spatial',
    doc: 'WGS 84 degrees: both or neither.',
    writeDoc: '`lon`, `long`, `longitude`, `longitudine` and a decimal comma are understood too.',
  },
  bearing: {
    about: 'place',
    kind: 'integer',
    min: 0,
    max: 359,
    term: null,
    doc: 'Direction of view, degrees clockwise from north.',
  },
} as const satisfies MetadataTable;
