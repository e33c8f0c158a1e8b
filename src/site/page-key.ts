import { addressOf } from '../contract/addresses.js';
import { splitLanguage } from '../contract/languages.js';
import { knownQuery } from '../contract/page-query.js';

/** What Vike loads in place of a document when the browser changes pages. */
const pageData = /\/index\.pageContext\.json$/;

/**
 * The address under which a page is rendered and cached for everyone: the path with the parameters that the page reads.
 * Null when the page is not shared: it is personal, or its language depends on the visitor, because the address has none.
 * @param url path and query as requested
 */
export function findPageKey(url: string): string | null {
  if (!url.startsWith('/') || url.includes('#')) return null;
  const [path = '', query] = url.split(/\?(.*)/s);
  const page = path.replace(pageData, '') || '/';
  if (addressOf(page).page !== 'shared' || (splitLanguage(path).language === null && path !== '/')) return null;
  return path + (query === undefined ? '' : knownQuery(page, `?${query}`));
}
