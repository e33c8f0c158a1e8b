import { pageNumber } from '../../src/contract/page.js';
import { fondsPath } from '../../src/contract/paths.js';

/** What the address asks of the page of a fonds: a page of its photos. */
export const readFondsQuery = (query: Record<string, string>): { page: number } => ({
  page: pageNumber(query['page']),
});

/** Its address with that page of its photos. */
export const fondsPagePath = (slug: string, page: number): string =>
  `${fondsPath(slug)}${page > 1 ? `?page=${page}` : ''}`;
