import type { PageContext } from 'vike/types';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) => {
  const { filters, categories } = pageContext.data as Data;
  const category = categories.find(({ code }) => code === filters.type)?.name;
  const { page } = filters;
  if (!category) return page > 1 ? t('audioGuides.titlePage', { page }) : t('audioGuides.title');
  return page > 1
    ? t('audioGuides.titleTypePage', { type: category, page })
    : t('audioGuides.titleType', { type: category });
});
