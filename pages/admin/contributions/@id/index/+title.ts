import { contributionName } from '../../../../../renderer/admin/contributions/contribution-name.js';
import { pageTitle } from '../../../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default pageTitle(({ data, language }, t) => contributionName((data as Data).review.contribution, t, language));
