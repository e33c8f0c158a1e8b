import { pageDescription } from '../../renderer/seo/page-title.js';

export default pageDescription(({ site }, t) => t('audioGuides.description', { city: site.city }));
