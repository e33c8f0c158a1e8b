import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import { adminTranslate, type TranslateForAdmin } from '../i18n/admin-translate.js';
import type { Translate } from '../i18n/translate.js';
import { fitText } from './meta-text.js';

/** A page's `+title`: its own text, then the site's name; `null` is the site's name alone. */
export const pageTitle =
  (words: (pageContext: PageContext, t: Translate) => string | null) =>
  (pageContext: PageContext): string => {
    // A heading may contain soft hyphens; a title has one line.
    const pageText = words(pageContext, pageContext.t)?.replaceAll('\u00AD', '');
    return pageText ? `${pageText}${siteNameSuffix(pageContext)}` : siteNameOf(pageContext);
  };

/** What follows a page's own text in its title. */
export const siteNameSuffix = (pageContext: PageContext): string => ` | ${siteNameOf(pageContext)}`;

const siteNameOf = ({ site, language }: PageContext): string => localized(site, 'siteName', language);

/** The same for a page of the administration, with its texts. */
export const adminPageTitle = (words: (pageContext: PageContext, t: TranslateForAdmin) => string) =>
  pageTitle((pageContext) => words(pageContext, adminTranslate(pageContext.language)));

/** A page's `+description`, as long as search engines show it. */
export const pageDescription =
  (words: (pageContext: PageContext, t: Translate) => string) =>
  (pageContext: PageContext): string =>
    fitText(words(pageContext, pageContext.t), limits.meta.description);
