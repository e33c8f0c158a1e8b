import { localized } from '../../src/contract/localized.js';
import { pageDescription } from '../../renderer/seo/page-title.js';

export default pageDescription(({ site, language }, t) =>
  t('descriptions.entities', { city: localized(site, 'city', language) }),
);
