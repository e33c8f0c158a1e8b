import type { PageContext } from 'vike/types';
import { localized } from '../../../src/contract/localized.js';
import { pageTitle } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext) =>
  localized((pageContext.data as Data).fonds, 'title', pageContext.language),
);
