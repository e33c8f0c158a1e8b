import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import type { Step } from '../../renderer/seo/breadcrumb.js';
import type { Data } from './+data.shared.js';
import { guidesPath } from './guide-filters.js';
import type { Translate } from '../../renderer/i18n/translate.js';

/** Home > entities > audio guides > type. */
export function audioTrail(t: Translate, { filters, categories }: Data): Step[] {
  const category = categories.find(({ code }) => code === filters.type);
  return [
    ...entitiesTrail(t),
    { name: t('audioGuides.title'), path: guidesPath({}) },
    ...(category ? [{ name: category.name, path: guidesPath({ type: category.code }) }] : []),
  ];
}
