import { localized } from '../../../../src/contract/localized.js';
import { adminPageTitle } from '../../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data, language }, t) =>
  t('photo.editTitle', { title: localized((data as Data).photo, 'title', language) }),
);
