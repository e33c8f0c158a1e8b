import type { PageContext } from 'vike/types';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';
import { activeFilters } from './active-filters.js';

export default pageTitle((pageContext: PageContext, t) => {
  const data = pageContext.data as Data;
  const { page } = data;
  const text = activeFilters(data, { t, language: pageContext.language })
    .map(({ name }) => name)
    .join(', ');
  if (!text) return page > 1 ? t('search.titlePage', { page }) : t('search.title');
  return page > 1 ? t('search.titleTextPage', { text, page }) : t('search.titleText', { text });
});
