import type { TextRange } from '../../../contract/search.js';
import { matchingRanges } from '../../../search/highlights.js';
import { hasWords } from '../../../search/search-text.js';
import type { SearchRequest } from './read-search-request.js';
import type { SearchedAnnotation } from './searched-annotations.js';

/** An annotation that was found, and where. */
export interface Match extends Pick<SearchedAnnotation, 'annotation'> {
  quotes: Quote[];
}

/** A place in a text (Web Annotation Data Model, section 4.2.4). */
export interface Quote {
  prefix?: string;
  exact: string;
  suffix?: string;
}

/** Of one annotation; a word of one letter may be in each line of a long text. */
const quotesMax = 5;
/** Characters before and after what was found. */
const around = 30;

/**
 * Those of the annotations that have all words of the search, by the rules of the archive's search, or, where none has all, those
 * that have one. A search without words finds all.
 */
export function findMatches({ q, motivations }: SearchRequest, searched: readonly SearchedAnnotation[]): Match[] {
  const wanted = searched.filter(
    ({ annotation: { motivation } }) => motivations.length === 0 || motivations.includes(motivation),
  );
  if (!hasWords(q)) return wanted.map(({ annotation }) => ({ annotation, quotes: [] }));
  const ranges = matchingRanges(
    q,
    wanted.flatMap(({ texts }) => texts),
  );
  let read = 0;
  return wanted.flatMap(({ annotation, texts }) => {
    const quotes = texts.flatMap((text) => (ranges[read++] ?? []).map((range) => quoteOf(text, range)));
    return quotes.length > 0 ? [{ annotation, quotes: quotes.slice(0, quotesMax) }] : [];
  });
}

function quoteOf(text: string, [begin, end]: TextRange): Quote {
  // Half of a character of two units is none.
  const prefix = text.slice(Math.max(0, begin - around), begin).replace(/^[\udc00-\udfff]/, '');
  const suffix = text.slice(end, end + around).replace(/[\ud800-\udbff]$/, '');
  return { ...(prefix && { prefix }), exact: text.slice(begin, end), ...(suffix && { suffix }) };
}
