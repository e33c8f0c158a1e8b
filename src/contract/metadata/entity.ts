import { type Authority, authorityFiles, authorityTextMax } from '../authorities.js';
import { limits } from '../limits.js';
import { entityDateMetadata } from './entity-dates.js';
import type { DescriptiveTable } from './field.js';
import { positionMetadata } from './position.js';

const { line, name, note, description } = limits.text;

const identifierIn = <Name extends Authority>(authority: Name, example: string) =>
  ({
    about: 'elsewhere',
    kind: 'authority',
    authority,
    max: authorityTextMax,
    term: 'schema:sameAs',
    doc: `Its identifier in ${authorityFiles[authority].name} (\`${example}\`).`,
    writeDoc: 'The address of its page there is understood too.',
  }) as const;

/**
 * The descriptive fields of an entity. To add one: an entry here, a migration, and its label in three languages
 * (`entity.fields` in locales/<language>/site.json).
 */
export const entityMetadata = {
  name: {
    about: 'name',
    kind: 'text',
    max: name,
    translated: true,
    required: true,
    search: 'titles',
    term: 'dcterms:title',
  },
  historicalName: {
    about: 'name',
    kind: 'text',
    max: name,
    search: 'names',
    term: 'dcterms:alternative',
    doc: 'Its name in former times, if it differs from the current one.',
  },

  excerpt: {
    about: 'story',
    kind: 'longText',
    max: note,
    translated: true,
    search: 'descriptions',
    term: 'dcterms:abstract',
  },
  description: {
    about: 'story',
    kind: 'richText',
    max: description,
    translated: true,
    search: 'descriptions',
    term: 'dcterms:description',
    doc: 'Sanitised HTML.',
  },

  constructionYear: { about: 'building', kind: 'year', search: 'names', term: 'dcterms:created' },
  stillExists: {
    about: 'building',
    kind: 'yesNo',
    term: null,
    doc: 'False: it no longer exists, and the map leaves it out.',
  },
  constructionText: {
    about: 'building',
    kind: 'text',
    isDate: true,
    max: line,
    translated: true,
    term: 'dcterms:date',
    doc: 'When it was built, as written (`1901–1905`); `dates` says what it means.',
  },
  alterationText: {
    about: 'building',
    kind: 'text',
    isDate: true,
    max: line,
    translated: true,
    term: 'dcterms:modified',
    doc: 'When it was altered, as written.',
  },
  demolitionText: {
    about: 'building',
    kind: 'text',
    isDate: true,
    max: line,
    translated: true,
    term: 'schema:dissolutionDate',
    doc: 'When it was demolished, as written.',
  },
  architect: { about: 'building', kind: 'text', max: line, translated: true, search: 'names', term: 'dcterms:creator' },
  architecturalStyle: { about: 'building', kind: 'text', max: line, translated: true, term: 'dcterms:type' },

  birthDate: { about: 'person', kind: 'text', isDate: true, max: line, term: 'schema:birthDate' },
  birthPlace: { about: 'person', kind: 'text', max: line, term: 'schema:birthPlace' },
  deathDate: { about: 'person', kind: 'text', isDate: true, max: line, term: 'schema:deathDate' },
  profession: { about: 'person', kind: 'text', max: line, term: 'schema:hasOccupation' },
  religion: { about: 'person', kind: 'text', max: line, term: null },

  ...entityDateMetadata,

  ...positionMetadata,

  sources: {
    about: 'sources',
    kind: 'longText',
    max: description,
    term: 'dcterms:source',
    doc: 'Separated by line breaks or semicolons.',
  },

  wikidata: identifierIn('wikidata', 'Q546'),
  geonames: identifierIn('geonames', '3165185'),
  viaf: identifierIn('viaf', '148463483'),
} as const satisfies DescriptiveTable;

/** The fields that lists show. */
export const entityOutline = {
  name: entityMetadata.name,
  historicalName: entityMetadata.historicalName,
  excerpt: entityMetadata.excerpt,
  lat: entityMetadata.lat,
  lng: entityMetadata.lng,
  stillExists: entityMetadata.stillExists,
};
