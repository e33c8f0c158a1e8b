import { pageTitle } from '../../renderer/seo/page-title.js';

export default pageTitle((_pageContext, t) => t('nav.contribute'));
