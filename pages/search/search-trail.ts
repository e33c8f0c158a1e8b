import type { Translate } from '../../renderer/i18n/translate.js';
import type { Step } from '../../renderer/seo/breadcrumb.js';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';

export const searchTrail = (t: Translate): Step[] => [...archiveTrail(t), { name: t('search.title'), path: '/search' }];
