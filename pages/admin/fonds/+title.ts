import { adminPageTitle } from '../../../renderer/seo/page-title.js';

export default adminPageTitle((_pageContext, t) => t('fonds.title'));
