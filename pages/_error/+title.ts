import { errorTextKeys } from './error-text-keys.js';
import { pageTitle } from '../../renderer/seo/page-title.js';

export default pageTitle((pageContext, t) => t(errorTextKeys(pageContext).title));
