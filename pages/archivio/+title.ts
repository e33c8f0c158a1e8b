import type { PageContext } from 'vike/types';
import { yearsShown } from '../../renderer/photos/archive-filters.js';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) => {
  const { filters, tags } = pageContext.data as Data;
  const tag = tags.find(({ id }) => id === filters.tagId)?.name;
  const { page } = filters;
  const years = yearsShown(filters, {
    since: (year) => t('archive.yearsSince', { year }),
    until: (year) => t('archive.yearsUntil', { year }),
  });
  const narrowed = [tag, years].filter(Boolean).join(', ');
  if (narrowed)
    return page > 1 ? t('archive.titleTagPage', { tag: narrowed, page }) : t('archive.titleTag', { tag: narrowed });
  return page > 1 ? t('archive.titlePage', { page }) : t('archive.title');
});
