import { photoName } from '../../../../renderer/admin/photo-name.js';
import { adminPageTitle } from '../../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data, language }, t) =>
  t('photo.editTitle', { title: photoName((data as Data).photo, language) }),
);
