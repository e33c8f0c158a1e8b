import type { PageContext } from 'vike/types';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { metaText } from '../../../renderer/seo/meta-text.js';
import { pageDescription } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageDescription((pageContext: PageContext, t) =>
  metaText(
    localized((pageContext.data as Data).fonds, 'description', pageContext.language) ?? t('fonds.lead'),
    limits.meta.description,
  ),
);
