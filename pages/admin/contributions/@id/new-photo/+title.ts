import { adminPageTitle } from '../../../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data }, t) =>
  t('contributions.newPhotoTitle', { name: (data as Data).review.contribution.targetName }),
);
