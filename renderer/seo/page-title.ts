import type { TFunction } from 'i18next';
import type { PageContext } from 'vike/types';
import { localized } from '../../src/contract/localized.js';

/** A page's `+title`: its own words, and the site's name at the end (row L5). `null` is the site's name alone. */
export const pageTitle =
  (words: (pageContext: PageContext, t: TFunction<'site'>) => string | null) =>
  (pageContext: PageContext): string => {
    const siteName = localized(pageContext.site, 'siteName', pageContext.language);
    const own = words(pageContext, pageContext.i18n.getFixedT(pageContext.language, 'site'));
    return own ? `${own} | ${siteName}` : siteName;
  };

/** The same for a page of the administration, in its texts. */
export const adminPageTitle = (words: (pageContext: PageContext, t: TFunction<'admin'>) => string) =>
  pageTitle((pageContext) => words(pageContext, pageContext.i18n.getFixedT(pageContext.language, 'admin')));

/** A page's `+description`. */
export const pageDescription =
  (words: (pageContext: PageContext, t: TFunction<'site'>) => string) =>
  (pageContext: PageContext): string =>
    words(pageContext, pageContext.i18n.getFixedT(pageContext.language, 'site'));
