import type { Step } from '../seo/breadcrumb.js';
import type { Translate } from '../i18n/translate.js';

export const archiveTrail = (t: Translate): Step[] => [
  { name: t('breadcrumb.home'), path: '/' },
  { name: t('breadcrumb.archive'), path: '/archivio' },
];
