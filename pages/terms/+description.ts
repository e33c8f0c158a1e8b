import { pageDescription } from '../../renderer/seo/page-title.js';

export default pageDescription(({ site }, t) => t('legal.terms.description', { city: site.city }));
