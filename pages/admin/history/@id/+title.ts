import { adminPageTitle } from '../../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data }, t) => t('history.setTitle', { number: (data as Data).set.id }));
