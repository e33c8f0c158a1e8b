import { searchWords } from '../../../search/search-words.js';
import { searchContext } from './annotation-page.js';
import type { Match } from './find-matches.js';
import { queryOf, type SearchRequest } from './read-search-request.js';

/** What completes the words that are being typed (IIIF Content Search API 2.0, section 5.2). */
export interface TermPage {
  '@context': typeof searchContext;
  id: string;
  type: 'TermPage';
  ignored?: string[];
  items: Term[];
}

interface Term {
  value: string;
  /** The search for it. */
  service: [{ id: string; type: 'SearchService2' }];
}

const termsMax = 20;

/** @param uris of the service that completes words, and of the one that searches for them */
export function termPage(
  matches: readonly Match[],
  { uris, request }: { uris: { autocomplete: string; search: string }; request: SearchRequest },
): TermPage {
  const { ignored } = request;
  return {
    '@context': searchContext,
    id: uris.autocomplete + queryOf(request),
    type: 'TermPage',
    ...(ignored.length > 0 && { ignored }),
    items: termsOf(matches, request.q).map((value) => ({
      value,
      service: [{ id: uris.search + queryOf({ ...request, q: value }), type: 'SearchService2' }],
    })),
  };
}

/** The last word is completed to those that it begins, the most frequent first; the words before it stay as they are typed. */
function termsOf(matches: readonly Match[], q: string): string[] {
  const last = searchWords(q).at(-1);
  if (!last) return [];
  const before = q.slice(0, [...q.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)].at(-1)?.index);
  const found = new Map<string, { word: string; count: number }>();
  for (const { exact } of matches.flatMap(({ quotes }) => quotes)) {
    const [spelling] = searchWords(exact);
    if (!spelling?.plain.startsWith(last.plain) && !spelling?.writtenOut.startsWith(last.writtenOut)) continue;
    const known = found.get(spelling.plain);
    if (known) known.count += 1;
    else found.set(spelling.plain, { word: exact.toLowerCase(), count: 1 });
  }
  return [...found.values()]
    .toSorted((one, other) => other.count - one.count || one.word.localeCompare(other.word))
    .slice(0, termsMax)
    .map(({ word }) => before + word);
}
