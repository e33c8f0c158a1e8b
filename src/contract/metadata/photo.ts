import { limits } from '../limits.js';
import type { DescriptiveTable } from './field.js';
import { positionMetadata } from './position.js';

const { title, line, name, note, notes, description } = limits.text;

/**
 * The descriptive fields of a photo. To add one: an entry here, a migration, and its label in three languages
 * (`photo.fields` in locales/<language>/site.json).
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
    doc: 'Text alternative: what the photo shows, for people who cannot see it.',
  },
  notes: {
    about: 'text',
    kind: 'longText',
    max: notes,
    translated: true,
    term: 'dcterms:description',
    doc: 'What is known besides, such as the memories of members.',
  },

  dateText: {
    about: 'date',
    kind: 'text',
    isDate: true,
    max: line,
    translated: true,
    search: 'names',
    term: 'dcterms:date',
    doc: 'The date as the archive has written it (`primavera 1912`, `1905 ca.`).',
    writeDoc:
      'Where it is understood, `edtf`, `earliest`, `latest` and the years follow from it, unless the request sets them.',
  },
  year: { about: 'date', kind: 'year', search: 'names', term: 'dcterms:created' },
  yearStart: {
    about: 'date',
    kind: 'year',
    term: 'dcterms:temporal',
    doc: 'First year of the span in which it was taken, inclusive. Lists sort by `year`, and without one by the first day of the span.',
  },
  yearEnd: { about: 'date', kind: 'year', term: 'dcterms:temporal', doc: 'Last year of that span, inclusive.' },
  yearEstimated: { about: 'date', kind: 'flag', term: null, doc: 'The year is an estimate.' },
  earliest: {
    about: 'date',
    kind: 'day',
    term: 'dcterms:temporal',
    doc: 'First day on which it may have been taken (ISO 8601); null where that is open or not known.',
    writeDoc: 'A day, or a month or a year, whose first day is meant. It leads over what `dateText` says.',
  },
  latest: {
    about: 'date',
    kind: 'day',
    term: 'dcterms:temporal',
    doc: 'Last day on which it may have been taken (ISO 8601); null where that is open or not known.',
    writeDoc: 'A day, or a month or a year, whose last day is meant. It leads over what `dateText` says.',
  },
  edtf: {
    about: 'date',
    kind: 'text',
    max: limits.text.date,
    derived: true,
    term: 'dcterms:created',
    doc: 'The date in EDTF (ISO 8601-2), as `dateText` or the years say it; null where it is not understood.',
  },
  dateVerified: { about: 'date', kind: 'flag', term: null, doc: 'Somebody has verified the date.' },
  dateVerifiedBy: { about: 'date', kind: 'text', max: name, term: null, doc: 'Who has verified it.' },
  dateSource: {
    about: 'date',
    kind: 'text',
    max: line,
    term: null,
    doc: 'What the date is known from (`postmark`, `register of the studio`).',
  },

  author: { about: 'rights', kind: 'text', max: line, search: 'names', term: 'dcterms:creator' },
  source: { about: 'rights', kind: 'text', max: line, search: 'names', term: 'dcterms:source' },
  license: { about: 'rights', kind: 'licence', max: line, term: 'dcterms:license' },
  // How to cite the photo. Not `rightsHolder`: a print in the public domain has a credit line but no rights holder.
  creditLine: {
    about: 'rights',
    kind: 'text',
    max: line,
    search: 'names',
    term: 'dcterms:bibliographicCitation',
    doc: 'The credit to publish with the photo.',
  },
  provenance: {
    about: 'rights',
    kind: 'longText',
    max: note,
    translated: true,
    term: 'dcterms:provenance',
    doc: 'Former owners and how the object came to the archive.',
  },

  // Where the object is now. Not `provenance` (its past) or `isPartOf` (a collection).
  holdingInstitution: {
    about: 'object',
    kind: 'text',
    max: line,
    search: 'names',
    term: 'edm:dataProvider',
    doc: 'The institution that holds the object.',
  },
  inventoryNumber: {
    about: 'object',
    kind: 'text',
    max: name,
    search: 'names',
    term: 'dcterms:identifier',
    doc: 'The number of the object at the holding institution.',
  },
  technique: {
    about: 'object',
    kind: 'text',
    max: line,
    translated: true,
    search: 'keywords',
    term: 'dcterms:medium',
    doc: 'Material and technique of the object (`Albumen print`).',
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
    doc: 'Text written on the front or the back of the object.',
  },

  ...positionMetadata,
  bearing: {
    about: 'place',
    kind: 'integer',
    min: 0,
    max: 359,
    term: null,
    doc: 'Direction of view, degrees clockwise from north.',
  },
} as const satisfies DescriptiveTable;
