import type { PageContext } from 'vike/types';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { metaText } from '../../../renderer/seo/meta-text.js';
import { pageDescription } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageDescription((pageContext: PageContext, t) => {
  const { language, site } = pageContext;
  const { photo } = pageContext.data as Data;
  const fallback = t('descriptions.photo', {
    title: localized(photo, 'title', language),
    city: localized(site, 'city', language),
  });
  return metaText(localized(photo, 'description', language) ?? fallback, limits.meta.photoDescription);
});
