import type { PageContext } from 'vike/types';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { metaText } from '../../../renderer/seo/meta-text.js';
import { pageTitle } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

/** At most 60 characters of the photograph's title; the site's name follows. */
export default pageTitle((pageContext: PageContext) => {
  const { photo } = pageContext.data as Data;
  return metaText(localized(photo, 'title', pageContext.language), limits.meta.photoTitle);
});
