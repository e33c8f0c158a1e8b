import type { TFunction } from 'i18next';
import type { Step } from '../seo/breadcrumb.js';

export const archiveTrail = (t: TFunction<'site'>): Step[] => [
  { name: t('breadcrumb.home'), path: '/' },
  { name: t('breadcrumb.archive'), path: '/archivio' },
];
