import type { PageContext } from 'vike/types';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { fitText } from '../../../renderer/seo/meta-text.js';
import { pageTitle, siteNameSuffix } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

/**
 * At most 60 characters with the site's name; a very long name leaves half of them to the photograph's title. The year tells
 * photographs of the same subject apart.
 */
export default pageTitle((pageContext: PageContext) => {
  const { photo } = pageContext.data as Data;
  const max = limits.meta.photoTitle;
  const own = Math.max(max - siteNameSuffix(pageContext).length, max / 2);
  const title = localized(photo, 'title', pageContext.language);
  const year = photo.year === null || title.includes(String(photo.year)) ? '' : ` (${photo.year})`;
  return fitText(title, own - year.length) + year;
});
