import { pageDescription } from '../../renderer/seo/page-title.js';

export default pageDescription(({ site }, t) => t('legal.accessibility.description', { city: site.city }));
