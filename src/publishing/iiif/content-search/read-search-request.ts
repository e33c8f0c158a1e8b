import { DomainError } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';

/** As Express has read them: any of them may be a list, or nested. */
export type QueryParameters = Record<string, unknown>;

export interface SearchRequest {
  /** Empty: any text. */
  q: string;
  /** Annotations of any of these are wanted; empty: of all. */
  motivations: string[];
  /** From 1 on. */
  page: number;
  /** Parameters of the specification that no annotation here has a value for. */
  ignored: string[];
}

/** Further pages are not read: engines count no more matches either. */
export const pagesMax = 100;
const motivationsMax = 20;
const notImplemented = ['date', 'user'];

/** The parameters of a search (IIIF Content Search API 2.0, section 4.1.1). @throws DomainError not_found for no page number */
export function readSearchRequest(query: QueryParameters): SearchRequest {
  const page = query['page'] === undefined ? '1' : textOf(query['page']);
  if (!/^[1-9]\d{0,2}$/.test(page) || Number(page) > pagesMax) throw new DomainError('not_found');
  return {
    q: textOf(query['q']).slice(0, limits.searchText.max),
    motivations: textOf(query['motivation'])
      .slice(0, limits.searchText.max)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, motivationsMax),
    page: Number(page),
    ignored: notImplemented.filter((name) => textOf(query[name]) !== ''),
  };
}

/** The parameters of a word that is being typed (section 5.1). The words are those of the first page, and are not counted. */
export const readTermRequest = (query: QueryParameters): SearchRequest => ({
  ...readSearchRequest({ ...query, page: undefined }),
  ignored: ['min', ...notImplemented].filter((name) => textOf(query[name]) !== ''),
});

/** Of a repeated parameter the first. */
function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim() : '';
}

/** The query of the address that names the same search. */
export function queryOf({ q, motivations }: SearchRequest, page?: number): string {
  const parameters = new URLSearchParams({ q });
  if (motivations.length > 0) parameters.set('motivation', motivations.join(' '));
  if (page !== undefined) parameters.set('page', String(page));
  return `?${parameters}`;
}
