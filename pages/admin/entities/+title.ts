import { localized } from '../../../src/contract/localized.js';
import { adminPageTitle } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data, language }, t) => {
  const { entity } = data as Data;
  return entity ? t('entities.editTitle', { name: localized(entity, 'name', language) }) : t('entities.title');
});
