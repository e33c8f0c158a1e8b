import type { PageContext } from 'vike/types';
import { pageTitle } from '../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle((pageContext: PageContext, t) => {
  const { focus } = pageContext.data as Data;
  return focus ? `${t('map.title')}: ${focus.name}` : t('map.title');
});
