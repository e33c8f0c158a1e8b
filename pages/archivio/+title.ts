import type { PageContext } from 'vike/types';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) => {
  const { filters, tags } = pageContext.data as Data;
  const tag = tags.find(({ id }) => id === filters.tagId)?.name;
  const { page } = filters;
  if (tag) return page > 1 ? t('archive.titleTagPage', { tag, page }) : t('archive.titleTag', { tag });
  return page > 1 ? t('archive.titlePage', { page }) : t('archive.title');
});
