import type { PageContext } from 'vike/types';

/** The site's origin. Only for heads: they are rendered on the server, where it is known. */
export const originOf = (pageContext: PageContext): string =>
  'origin' in pageContext ? String(pageContext.origin) : '';
