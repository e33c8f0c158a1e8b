import type { PageContext } from 'vike/types';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) => {
  const { filters, entityTypes } = pageContext.data as Data;
  const { page } = filters;
  const known = entityTypes.find(({ code }) => code === filters.type);
  if (!known) return page > 1 ? t('entities.titlePage', { page }) : t('entities.title');
  const type = known.label;
  return page > 1 ? t('entities.titleTypePage', { type, page }) : t('entities.titleType', { type });
});
