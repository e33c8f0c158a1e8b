import type { Step } from '../seo/breadcrumb.js';
import { entitiesPath } from './entity-filters.js';
import type { Translate } from '../i18n/translate.js';

/** Home > entities > type; `type` has its name in the visitor's language. */
export const entitiesTrail = (t: Translate, type?: { code: string; name: string }): Step[] => [
  { name: t('breadcrumb.home'), path: '/' },
  { name: t('breadcrumb.entities'), path: '/schede' },
  ...(type ? [{ name: type.name, path: entitiesPath({ type: type.code }) }] : []),
];
