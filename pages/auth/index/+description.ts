import { pageDescription } from '../../../renderer/seo/page-title.js';

export default pageDescription((_pageContext, t) => t('descriptions.auth'));
