import type { PageContext } from 'vike/types';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) =>
  t((pageContext.data as Data).sent ? 'removalRequest.sentTitle' : 'removalRequest.title'),
);
