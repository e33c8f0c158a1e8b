import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import { isAdministration } from '../src/contract/addresses.js';
import { administrationLanguage, type Language, splitLanguage } from '../src/contract/languages.js';
import { knownQuery } from '../src/contract/page-query.js';
import { documentLanguage } from './i18n/document-language.js';
import { withoutMarker } from './offline/update.js';
import { siteSettingsOfPage } from './seo/site-settings.js';

/**
 * Removes the language from the address, so that pages are routed without it; src/site redirects by language. Also
 * removes the parameters that the page does not read and that of a reload after an update, or the links of the page
 * would pass them on, and differ between the server's copy for everyone and the browser.
 */
export function onBeforeRoute(pageContext: PageContext) {
  const { pathname, href } = pageContext.urlParsed;
  const { language, path } = splitLanguage(pathname);
  const site = pageContext.isClientSide ? siteSettingsOfPage() : pageContext.site;
  return {
    pageContext: {
      language: language && site.languages.includes(language) ? language : languageWithoutPrefix(pageContext, path),
      site,
      urlLogical: modifyUrl(
        withoutMarker(href).replace(/\?[^#]*/, (query) => knownQuery(path, query)),
        { pathname: path },
      ),
    },
  };
}

/**
 * /admin has no prefix: the server knows the visitor's language, the browser reads it from the current page. It is shown in
 * one language as a whole, also where the visitor's has no texts of the administration.
 */
function languageWithoutPrefix(pageContext: PageContext, path: string): Language {
  const own = pageContext.isClientSide ? documentLanguage() : pageContext.requestLanguage;
  return isAdministration(path) ? administrationLanguage(own) : own;
}
