import { localized } from '../../src/contract/localized.js';
import { pageTitle } from '../../renderer/seo/page-title.js';

export default pageTitle(
  ({ site, language }, t) => localized(site, 'tagline', language)?.replace(/\.$/, '') ?? t('home.title'),
);
