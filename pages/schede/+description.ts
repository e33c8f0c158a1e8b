import { pageDescription } from '../../renderer/seo/page-title.js';

export default pageDescription(({ site }, t) => t('entities.description', { city: site.city }));
