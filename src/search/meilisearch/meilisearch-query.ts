import type { SearchParams } from 'meilisearch';
import type { PhotoListSort } from '../../contract/photo.js';
import type { SearchFacet } from '../../contract/search.js';
import { areReversed, firstDayOf, lastDayOf, type Years } from '../../platform/database/year-range.js';
import type { ShortWord } from '../postgres/known-words.js';
import type { FacetCounts, Search, SearchFilters } from '../search-engine.js';
import type { SearchText } from '../search-text.js';
import { isStopWord } from '../stop-words.js';
import { prefixesOf } from './day-prefixes.js';
import { dayNumber } from './meilisearch-document.js';

/** Meilisearch corrects no words of this length: most differ from another word by one letter. */
const shortLength = 4;

/** The words that are corrected before they are sent, and the last word of the text, which may be a beginning. */
export function shortWordsOf(text: Pick<SearchText, 'words'>): { short: string[]; last: string | null } {
  const short = anyWords(text).filter((word) => word.length === shortLength && /^\p{L}+$/u.test(word));
  return { short, last: text.words.at(-1)?.plain ?? null };
}

/** The words that each short word stands for. */
export type ShortWords = ReadonlyMap<string, ShortWord>;

/** A word in each of its forms, or in place of an unknown one those that may be meant: quoted, since they are whole words. */
function wordOptions(word: string, shortWords: ShortWords): string[] {
  const short = shortWords.get(word);
  if (!short || short.others.length === 0) return [word];
  const others = short.others.map((other) => `"${other}"`);
  return short.isKnown ? [word, ...others] : others;
}

/** More queries for one text would make it slow. */
const queriesMax = 9;

/**
 * The text as Meilisearch reads it: its words as documents have them, without stop words unless there are no others. Several
 * queries where a short word stands for several.
 */
export function queryTexts({ single, phrases }: Omit<SearchText, 'words'>, shortWords: ShortWords): string[] {
  const quoted = phrases.map((phrase) => `"${phrase.map(({ plain }) => plain).join(' ')}"`);
  const words = single.map(({ plain }) => plain);
  const meaningful = words.filter((plain) => !isStopWord(plain));
  let texts = [quoted.join(' ')];
  for (const word of meaningful.length + quoted.length > 0 ? meaningful : words) {
    const options = wordOptions(word, shortWords);
    const used = options.length * texts.length <= queriesMax ? options : options.slice(0, 1);
    texts = texts.flatMap((text) => used.map((option) => `${text} ${option}`.trim()));
  }
  return texts;
}

/** The words of which any is enough where no document has all. */
export function anyWords({ words }: Pick<SearchText, 'words'>): string[] {
  const plain = [...new Set(words.map((word) => word.plain))];
  const meaningful = plain.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : plain;
}

/** The same as queries, of which any is enough. */
export const anyTexts = (words: string[], shortWords: ShortWords): string[] =>
  words.flatMap((word) => wordOptions(word, shortWords));

const text = (value: string): string => JSON.stringify(value);

/** All must match. */
export function filtersOf({
  years,
  entityTypeCode,
  entityId,
  tagIds = [],
  fondsId,
  licence,
  series,
}: SearchFilters): string[] {
  return [
    ...(years?.to !== undefined ? [`yearFrom <= ${years.to}`] : []),
    ...(years?.from !== undefined ? [`yearTo >= ${years.from}`] : []),
    ...(years?.lastDay ? [`dayFrom <= ${dayNumber(years.lastDay)}`] : []),
    ...(years?.firstDay ? [`dayTo >= ${dayNumber(years.firstDay)}`] : []),
    ...memberFilter(years),
    // A range that ends before it begins has no years, though a span around it would match both limits.
    ...(years && areReversed(years) ? ['id < 0'] : []),
    ...(entityTypeCode ? [`entityTypeCodes = ${text(entityTypeCode)}`] : []),
    ...(entityId ? [`entityIds = ${entityId}`] : []),
    ...tagIds.map((id) => `tagIds = ${id}`),
    ...(fondsId ? [`fondsIds = ${fondsId}`] : []),
    ...(licence ? [`licence = ${text(licence)}`] : []),
    ...(series ? [`series = ${text(series)}`] : []),
  ];
}

/**
 * A set has a day of the range if a member begins in it, or the range begins in a member. Where the range is open, the span of
 * the whole set tells.
 */
function memberFilter({ from, to, firstDay, lastDay }: Years = {}): string[] {
  if (from === undefined || to === undefined) return [];
  const first = firstDay ?? firstDayOf(from);
  const begins = `memberStarts ${dayNumber(first)} TO ${dayNumber(lastDay ?? lastDayOf(to))}`;
  return [`memberStarts NOT EXISTS OR ${begins} OR memberDays IN [${prefixesOf(first).map(text).join(', ')}]`];
}

/** Those that are undated are last in either order. */
const sorts: Record<PhotoListSort, string[]> = {
  relevance: [],
  createdAt: ['createdAt:desc', 'id:desc'],
  createdAtAsc: ['createdAt:asc', 'id:asc'],
  year: ['datedFrom:asc', 'datedTo:asc', 'id:asc'],
  yearDesc: ['datedFrom:desc', 'datedTo:desc', 'id:desc'],
  title: ['titleOrder:asc', 'id:asc'],
  titleDesc: ['titleOrder:desc', 'id:desc'],
};

const facetAttributes: Record<SearchFacet, string> = {
  type: 'entityTypeCodes',
  decade: 'decades',
  tag: 'tagIds',
  fonds: 'fondsIds',
  licence: 'licence',
};

/** What a search asks besides its text and its page. */
export const parametersOf = (search: Search): SearchParams => ({
  filter: filtersOf(search),
  sort: sorts[search.order ?? 'relevance'],
  matchingStrategy: 'all',
  attributesToRetrieve: ['id'],
});

export const facetAttributesOf = ({ facets = [] }: Search): string[] => facets.map((facet) => facetAttributes[facet]);

/** The most frequent values first. */
export const facetCounts = (
  { facets = [] }: Search,
  distribution: Record<string, Record<string, number>> = {},
): FacetCounts =>
  Object.fromEntries(
    facets.map((facet) => [
      facet,
      Object.entries(distribution[facetAttributes[facet]] ?? {})
        .map(([value, count]) => ({ value, count }))
        .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    ]),
  );
