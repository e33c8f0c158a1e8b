import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '../src/contract/languages.js';
import { withoutMarker } from './offline/update.js';

/**
 * Splits the language off the address, so that pages are routed without it. Redirects by language live in src/site. No page
 * hears that it was loaded anew for an update, or its links would pass that on.
 */
export function onBeforeRoute(pageContext: PageContext) {
  const { pathname, href } = pageContext.urlParsed;
  const { language, path } = splitLanguage(pathname);
  return {
    pageContext: {
      language: language ?? languageWithoutPrefix(pageContext),
      urlLogical: modifyUrl(withoutMarker(href), { pathname: path }),
    },
  };
}

/** /admin has no prefix: the server knows the visitor's language, the browser reads it off the page that it shows. */
function languageWithoutPrefix(pageContext: PageContext): Language {
  if (!pageContext.isClientSide) return pageContext.requestLanguage;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
