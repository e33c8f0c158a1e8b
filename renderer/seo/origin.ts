import type { PageContext } from 'vike/types';

/** The site's address in front of every path. Heads are rendered on the server only, where it is known. */
export const originOf = (pageContext: PageContext): string =>
  'origin' in pageContext ? String(pageContext.origin) : '';
