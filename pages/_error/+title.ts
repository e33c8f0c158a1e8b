import { errorWords } from './error-words.js';
import { pageTitle } from '../../renderer/seo/page-title.js';

export default pageTitle((pageContext, t) => t(errorWords(pageContext).title));
