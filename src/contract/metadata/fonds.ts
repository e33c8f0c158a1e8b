import { limits } from '../limits.js';
import type { DescriptiveTable } from './field.js';

const { line, name, description } = limits.text;

/**
 * The descriptive fields of a fonds, after ISAD(G) (General International Standard Archival Description, second edition): `doc`
 * names the element. To add one: an entry here, a migration, and its label in every language (`fonds.fields` in
 * locales/<language>/site.json).
 */
export const fondsMetadata = {
  title: {
    about: 'identity',
    kind: 'text',
    max: name,
    translated: true,
    required: true,
    term: 'dcterms:title',
    doc: 'Title (ISAD(G) 3.1.2).',
  },
  referenceCode: {
    about: 'identity',
    kind: 'text',
    max: name,
    term: 'dcterms:identifier',
    doc: 'Reference code (ISAD(G) 3.1.1); no two have the same.',
  },
  dateText: {
    about: 'identity',
    kind: 'text',
    isDate: true,
    max: line,
    translated: true,
    term: 'dcterms:date',
    doc: 'Dates as written (ISAD(G) 3.1.3): `1890–1932`.',
    writeDoc: 'Where they are understood, `edtf`, `earliest` and `latest` follow from them.',
  },
  earliest: {
    about: 'identity',
    kind: 'day',
    isEarly: true,
    term: 'dcterms:temporal',
    doc: 'First day of its dates (ISO 8601); null where that is open or not known.',
    writeDoc: 'A day, or a month or a year, whose first day is meant. It leads over what `dateText` says.',
  },
  latest: {
    about: 'identity',
    kind: 'day',
    isEarly: true,
    term: 'dcterms:temporal',
    doc: 'Last day of its dates (ISO 8601); null where that is open or not known.',
    writeDoc: 'A day, or a month or a year, whose last day is meant. It leads over what `dateText` says.',
  },
  edtf: {
    about: 'identity',
    kind: 'text',
    max: limits.text.date,
    derived: true,
    term: 'dcterms:temporal',
    doc: 'Its dates in EDTF (ISO 8601-2); null where they are not understood.',
  },
  extent: {
    about: 'identity',
    kind: 'text',
    max: line,
    translated: true,
    term: 'dcterms:extent',
    doc: 'Extent and medium of what there is of it, published or not (ISAD(G) 3.1.5): `3 albums, 412 prints`.',
  },
  creator: {
    about: 'context',
    kind: 'text',
    max: line,
    term: 'dcterms:creator',
    doc: 'Who made or gathered it (ISAD(G) 3.2.1).',
  },
  holdingInstitution: {
    about: 'context',
    kind: 'text',
    max: line,
    term: 'edm:dataProvider',
    doc: 'The institution that holds it, as of photos.',
  },
  description: {
    about: 'content',
    kind: 'longText',
    max: description,
    translated: true,
    term: 'dcterms:description',
    doc: 'Scope and content (ISAD(G) 3.3.1).',
  },
} as const satisfies DescriptiveTable;
