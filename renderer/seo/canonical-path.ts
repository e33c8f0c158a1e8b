import type { PageContext } from 'vike/types';

/** Parameters that make another page of a list; all others show the same things in another order or by another filter. */
const meaningful: Record<string, readonly string[]> = {
  '/archivio': ['tagId', 'from', 'to', 'page'],
  '/schede': ['type', 'page'],
  '/schede/audioguide': ['type', 'page'],
};

/** The one address under which search engines should know this page, without its language. */
export function canonicalPath(pageContext: PageContext): string {
  const path = pageContext.urlPathname === '/catalog' ? '/archivio' : pageContext.urlPathname;
  const query = new URLSearchParams(
    Object.entries(pageContext.urlParsed.search).filter(
      ([name, value]) => meaningful[path]?.includes(name) && value !== '' && !(name === 'page' && value === '1'),
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
}
