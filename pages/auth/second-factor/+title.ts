import { pageTitle } from '../../../renderer/seo/page-title.js';
import type { Data } from './+data.server.js';

export default pageTitle(({ data }) => (data as Data).texts.signIn.title);
