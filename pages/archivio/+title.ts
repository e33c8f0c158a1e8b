import type { PageContext } from 'vike/types';
import { datesShown } from '../../renderer/photos/dates-shown.js';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) => {
  const { data, language } = pageContext;
  const { filters, tags } = data as Data;
  const tag = tags.find(({ id }) => id === filters.tagId)?.name;
  const { page } = filters;
  const narrowed = [tag, datesShown(filters, language, t)].filter(Boolean).join(', ');
  if (narrowed)
    return page > 1 ? t('archive.titleTagPage', { tag: narrowed, page }) : t('archive.titleTag', { tag: narrowed });
  return page > 1 ? t('archive.titlePage', { page }) : t('archive.title');
});
