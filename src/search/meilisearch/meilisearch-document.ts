import { createHash } from 'node:crypto';
import type { DayBounds } from '../../contract/dates/day-bounds.js';
import { defaultLanguage, languages } from '../../contract/languages.js';
import { stripMarkup } from '../../contract/text.js';
import { limits } from '../../contract/limits.js';
import { type DocumentDates, datesOf, type SearchDocument } from '../search-document.js';
import { indexText } from '../search-words.js';
import { prefixesWithin } from './day-prefixes.js';

/** A document as Meilisearch stores it: normalized words by weight, and plain values to filter and sort by. */
export interface MeilisearchDocument {
  id: number;
  /** By language; without one where there is no text. */
  titles: string[];
  aliases: string;
  keywords: string;
  names: string;
  descriptions: string[];
  /** What an order by year sorts by, as 19050612; null where undated. */
  datedFrom: number | null;
  datedTo: number | null;
  /** First and last year, and first and last day; absent where undated, so that no filter of years matches. */
  yearFrom?: number;
  yearTo?: number;
  dayFrom?: number;
  dayTo?: number;
  /**
   * Of a date that is a set with gaps: the first day of each member, and prefixes that begin every day of a member and no other
   * (`day-prefixes.ts`), so that a span of days is compared with each member.
   */
  memberStarts?: number[];
  memberDays?: string[];
  /** The first years of all decades that the years touch. */
  decades: number[];
  tagIds: number[];
  fondsIds: number[];
  entityIds: number[];
  entityTypeCodes: string[];
  licence?: string;
  /** Absent where the document is no photo. */
  series?: string;
  createdAt: number;
  titleOrder: string;
  /** Of all that stands above. */
  digest: string;
}

export function meilisearchDocument(document: SearchDocument): MeilisearchDocument {
  const dates = datesOf(document);
  const isPhoto = document.kind === 'photo';
  const content = {
    id: document.id,
    titles: languages.flatMap((language) => indexText(document.titles[language] ?? '') || []),
    aliases: indexText(document.aliases.join(' ')),
    keywords: indexText(languages.flatMap((language) => document.keywords[language]).join(' ')),
    names: indexText([...document.names, ...new Set(dates?.years)].join(' ')),
    descriptions: languages.flatMap((language) => indexText(stripMarkup(document.descriptions[language] ?? '')) || []),
    datedFrom: dates && dayNumber(dates.firstDay),
    datedTo: dates && dayNumber(dates.lastDay),
    ...(dates && {
      yearFrom: dates.from ?? open.first,
      yearTo: dates.to ?? open.last,
      dayFrom: dayNumber((isPhoto && document.earliest) || `${dates.from ?? open.first}-01-01`),
      dayTo: dayNumber((isPhoto && document.latest) || `${dates.to ?? open.last}-12-31`),
    }),
    ...(isPhoto && document.members && membersOf(document.members)),
    decades: dates ? decadesOf(dates) : [],
    tagIds: isPhoto ? document.tagIds : [],
    fondsIds: isPhoto ? document.fondsIds : [],
    entityIds: isPhoto ? document.entityIds : [],
    entityTypeCodes: document.entityTypeCodes,
    ...(isPhoto && document.licence !== null && { licence: document.licence }),
    ...(isPhoto && { series: document.series }),
    createdAt: document.createdAt.getTime(),
    // `Foto 2` before `Foto 10`, as in PostgreSQL.
    titleOrder: indexText(document.titles[defaultLanguage] ?? '').replace(/\d+/g, (number) => number.padStart(12, '0')),
  };
  return { ...content, digest: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22) };
}

/** A date that is open to one side reaches everywhere. */
const open = { first: 0, last: 9999 };

/** `1905-06-12` as 19050612. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

function membersOf(members: DayBounds[]): Pick<MeilisearchDocument, 'memberStarts' | 'memberDays'> {
  const spans = members.map(
    ({ earliest, latest }) => [earliest ?? `${fourDigits(open.first)}-01-01`, latest ?? `${open.last}-12-31`] as const,
  );
  return {
    memberStarts: spans.map(([first]) => dayNumber(first)),
    memberDays: [...new Set(spans.flatMap(([first, last]) => prefixesWithin(first, last)))],
  };
}

const fourDigits = (year: number): string => String(year).padStart(4, '0');

/** What is open begins where the search does, and ends today. */
function decadesOf({ from, to, spans }: DocumentDates): number[] {
  const first = from ?? Math.min(limits.year.searchMin, to ?? limits.year.searchMin);
  const last = to ?? Math.max(new Date().getFullYear(), first);
  const decade = Math.floor(first / 10);
  const touched = Array.from({ length: Math.floor(last / 10) - decade + 1 }, (_, n) => (decade + n) * 10);
  return touched.filter((begin) =>
    spans.some((span) => (span.from ?? begin) < begin + 10 && (span.to ?? begin) >= begin),
  );
}
