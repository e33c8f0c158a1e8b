import { pageDescription } from '../../renderer/seo/page-title.js';

export default pageDescription(({ site }, t) => t('archive.description', { city: site.city }));
