import type { Annotation } from '@iiif/presentation-3';
import type { Match, Quote } from './find-matches.js';
import { queryOf, type SearchRequest } from './read-search-request.js';

export const searchContext = 'http://iiif.io/api/search/2/context.json';

interface PageReference {
  id: string;
  type: 'AnnotationPage';
}

/** What a search answers (IIIF Content Search API 2.0, sections 4.2 and 4.3). */
export interface SearchedPage extends PageReference {
  '@context': typeof searchContext;
  ignored?: string[];
  /** Where there is more than one page. */
  partOf?: { id: string; type: 'AnnotationCollection'; first: PageReference };
  prev?: PageReference;
  next?: PageReference;
  items: Annotation[];
  /** Where in them the words are. */
  annotations?: [{ type: 'AnnotationPage'; items: Highlight[] }];
}

interface Highlight {
  id: string;
  type: 'Annotation';
  motivation: 'highlighting';
  target: { type: 'SpecificResource'; source: string; selector: [{ type: 'TextQuoteSelector' } & Quote] };
}

/** @param uri of the service */
export function annotationPage(
  matches: readonly Match[],
  { uri, request, isLast }: { uri: string; request: SearchRequest; isLast: boolean },
): SearchedPage {
  const { page, ignored } = request;
  const pageAt = (number: number): PageReference => ({ id: uri + queryOf(request, number), type: 'AnnotationPage' });
  const isPaged = page > 1 || !isLast;
  const whole = uri + queryOf(request);
  const highlights = matches.flatMap(({ annotation, quotes }) =>
    quotes.map((quote, n) => highlight(`${annotation.id}/match/${n + 1}`, annotation.id, quote)),
  );
  return {
    '@context': searchContext,
    id: isPaged ? pageAt(page).id : whole,
    type: 'AnnotationPage',
    ...(ignored.length > 0 && { ignored }),
    ...(isPaged && { partOf: { id: whole, type: 'AnnotationCollection', first: pageAt(1) } }),
    ...(page > 1 && { prev: pageAt(page - 1) }),
    ...(!isLast && { next: pageAt(page + 1) }),
    items: matches.map(({ annotation }) => annotation),
    ...(highlights.length > 0 && { annotations: [{ type: 'AnnotationPage', items: highlights }] }),
  };
}

const highlight = (id: string, source: string, quote: Quote): Highlight => ({
  id,
  type: 'Annotation',
  motivation: 'highlighting',
  target: { type: 'SpecificResource', source, selector: [{ type: 'TextQuoteSelector', ...quote }] },
});
