import { limits } from '../limits.js';
import type { DescriptiveTable } from './field.js';

const { line, name } = limits.text;

const earliest = {
  kind: 'day',
  isEarly: true,
  term: null,
  doc: 'First day that it may mean (ISO 8601), where an archivist has given it.',
  writeDoc: 'A day, or a month or a year, whose first day is meant. It leads over what the words say.',
} as const;
const latest = {
  kind: 'day',
  isEarly: true,
  term: null,
  doc: 'Last day that it may mean (ISO 8601), where an archivist has given it.',
  writeDoc: 'A day, or a month or a year, whose last day is meant. It leads over what the words say.',
} as const;
const verified = { kind: 'flag', term: null, doc: 'Somebody has verified the date.' } as const;
const verifiedBy = { kind: 'text', max: name, term: null, doc: 'Who has verified it.' } as const;
const source = { kind: 'text', max: line, term: null, doc: 'What the date is known from.' } as const;

/** What is known of the dates of an entity besides their words: days that somebody has given, who has verified them, and from what. */
export const entityDateMetadata = {
  constructionEarliest: { about: 'buildingDates', ...earliest },
  constructionLatest: { about: 'buildingDates', ...latest },
  constructionVerified: { about: 'buildingDates', ...verified },
  constructionVerifiedBy: { about: 'buildingDates', ...verifiedBy },
  constructionSource: { about: 'buildingDates', ...source },
  alterationEarliest: { about: 'buildingDates', ...earliest },
  alterationLatest: { about: 'buildingDates', ...latest },
  alterationVerified: { about: 'buildingDates', ...verified },
  alterationVerifiedBy: { about: 'buildingDates', ...verifiedBy },
  alterationSource: { about: 'buildingDates', ...source },
  demolitionEarliest: { about: 'buildingDates', ...earliest },
  demolitionLatest: { about: 'buildingDates', ...latest },
  demolitionVerified: { about: 'buildingDates', ...verified },
  demolitionVerifiedBy: { about: 'buildingDates', ...verifiedBy },
  demolitionSource: { about: 'buildingDates', ...source },
  birthEarliest: { about: 'personDates', ...earliest },
  birthLatest: { about: 'personDates', ...latest },
  birthVerified: { about: 'personDates', ...verified },
  birthVerifiedBy: { about: 'personDates', ...verifiedBy },
  birthSource: { about: 'personDates', ...source },
  deathEarliest: { about: 'personDates', ...earliest },
  deathLatest: { about: 'personDates', ...latest },
  deathVerified: { about: 'personDates', ...verified },
  deathVerifiedBy: { about: 'personDates', ...verifiedBy },
  deathSource: { about: 'personDates', ...source },
} as const satisfies DescriptiveTable;
