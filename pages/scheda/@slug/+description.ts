import type { PageContext } from 'vike/types';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { metaText } from '../../../renderer/seo/meta-text.js';
import { pageDescription } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageDescription((pageContext: PageContext, t) => {
  const { language, site } = pageContext;
  const { entity } = pageContext.data as Data;
  const own = localized(entity, 'excerpt', language) ?? localized(entity, 'description', language);
  const fallback = t('descriptions.entity', {
    name: localized(entity, 'name', language),
    city: localized(site, 'city', language),
  });
  return metaText(own ?? fallback, limits.meta.description);
});
