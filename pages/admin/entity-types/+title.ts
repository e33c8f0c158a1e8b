import { localized } from '../../../src/contract/localized.js';
import { adminPageTitle } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data, language }, t) => {
  const { edited } = data as Data;
  if (edited === null) return t('entityTypes.title');
  return edited === 'new'
    ? t('entityTypes.create')
    : t('entityTypes.editTitle', { name: localized(edited, 'name', language) });
});
