import type { Translate } from '../../renderer/i18n/translate.js';
import type { Step } from '../../renderer/seo/breadcrumb.js';

export const mapTrail = (t: Translate): Step[] => [
  { name: t('breadcrumb.home'), path: '/' },
  { name: t('nav.map'), path: '/map' },
];
